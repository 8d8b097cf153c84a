import { ChevronDown, Menu as MenuSign, Phone } from 'lucide'
import { ButtonLink } from '@/components/ui/button-link'
import { showModal } from '@/components/ui/commands'
import { Dialog } from '@/components/ui/dialog'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import type { Company } from '@/lib/content/schema/company'
import type { Messages } from '@/lib/content/schema/messages'
import { phoneLink } from '@/lib/routes/contact-links'
import { fleetPath, routes, toursPath } from '@/lib/routes/routes'
import { type LanguageLink, LanguageLinks } from './language-links'
import { navigation } from './navigation'

export type MenuGroup = { slug: string; title: string; vehicles: { slug: string; name: string }[] }

const MENU_ID = 'menu'

const row = 'flex min-h-12 items-center justify-between border-b border-line'
const entry = 'flex min-h-11 items-center underline-offset-4 hover:text-ink hover:underline md:min-h-9'

/** Opens the menu on a wide screen, as a popover below the header: the page stays usable. */
export function FleetButton({ messages }: { messages: Messages['header'] }) {
  return (
    <button
      type="button"
      popoverTarget={MENU_ID}
      className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 whitespace-nowrap underline-offset-8 hover:underline"
    >
      {messages.fleet}
      <Icon of={ChevronDown} className="md:max-lg:group-has-data-yours/header:hidden size-4" />
    </button>
  )
}

/** Opens the menu on a narrow screen, as a modal dialog: it traps the focus and locks the page. */
export function MenuButton({ messages }: { messages: Messages['header'] }) {
  return (
    <button
      type="button"
      aria-label={messages.openMenu}
      className="grid size-11 cursor-pointer place-items-center md:hidden print:hidden"
      {...showModal(MENU_ID)}
    >
      <Icon of={MenuSign} className="size-7 stroke-[1.5]" />
    </button>
  )
}

/** A category with its vehicles. */
const MenuDetails = ({ group: { slug, title, vehicles } }: { group: MenuGroup }) => (
  <details name="menu" className="unfolds">
    <summary className={`${row} cursor-pointer list-none md:supports-[selector(::details-content)]:hidden`}>
      {title}
      <Icon of={ChevronDown} className="turns size-5" />
    </summary>
    <ul className="pl-4 text-sm text-muted md:pl-0">
      <li>
        <Link href={fleetPath(slug)} className={`${entry} md:font-display md:text-h4 md:text-ink`}>
          {title}
        </Link>
      </li>
      {vehicles.map((vehicle) => (
        <li key={vehicle.slug}>
          <Link href={fleetPath(vehicle.slug)} className={entry}>
            {vehicle.name}
          </Link>
        </li>
      ))}
    </ul>
  </details>
)

/** The links below the fleet. */
const planning = ({ header, footer }: Pick<Messages, 'header' | 'footer'>, hasTours: boolean) => [
  { path: routes.fleet, label: header.wholeFleet },
  { path: routes.compare, label: header.compare },
  { path: routes.rates, label: footer.rates },
  { path: routes.tripPlan, label: footer.planner },
  { path: routes.guides, label: footer.guides },
  ...(hasTours ? [{ path: toursPath, label: footer.tours }] : []),
]

/** The header's links in the menu, where the form for owners of vehicles comes after what is for passengers. */
const pageLinks = [...navigation].sort(
  (one, other) => Number(one.key === 'vendor') - Number(other.key === 'vendor'),
)

type MenuProps = {
  company: Company
  fleet: MenuGroup[]
  languages: LanguageLink[]
  hasTours?: boolean
  messages: Pick<Messages, 'common' | 'header' | 'footer'>
}

/**
 * Every category with its vehicles: collapsed in a menu that slides in below 768 px, expanded in a panel below the
 * header on wider screens. One dialog is used for both, so that the HTML contains the fleet once.
 */
export function Menu({ company, fleet, languages, hasTours = false, messages }: MenuProps) {
  return (
    <Dialog
      id={MENU_ID}
      popover="auto"
      title={messages.header.menu}
      closeLabel={messages.common.close}
      data-tone="day"
      headClass="md:hidden"
      className="menu md:top-(--header-height) ml-auto h-dvh max-h-none w-[min(22rem,100vw)] max-w-none overflow-y-auto overscroll-contain border-line p-5 md:bottom-auto md:h-auto md:max-h-[calc(100dvh-var(--header-height))] md:w-full md:border-b md:px-0 md:py-10"
    >
      <nav aria-label={messages.header.menu} className="mx-auto max-w-page md:px-gutter">
        <h3 className="font-display text-h4 md:hidden">{messages.header.fleet}</h3>
        <div className="gap-8 md:grid md:grid-cols-[repeat(3,auto)] xl:grid-cols-[repeat(6,auto)]">
          {fleet.map((group) => (
            <MenuDetails key={group.slug} group={group} />
          ))}
        </div>
        <p className="mt-3 grid grid-cols-2 gap-x-4 border-line text-sm font-semibold text-action md:mt-8 md:flex md:gap-x-8 md:border-t md:pt-5">
          {planning(messages, hasTours).map(({ path, label }) => (
            <Link key={path} href={path} className="inline-flex min-h-11 items-center hover:underline">
              {label}
            </Link>
          ))}
        </p>
        <ul className="mt-5 border-t border-line md:hidden">
          {pageLinks.map(({ name, key }) => (
            <li key={key}>
              <Link href={routes[name]} className={row}>
                {messages.header[key]}
              </Link>
            </li>
          ))}
        </ul>
        <LanguageLinks languages={languages} className={`${row} lg:hidden`} />
        <ButtonLink href={phoneLink(company.phone.e164)} className="mt-5 w-full md:hidden">
          <Icon of={Phone} className="size-4" />
          {company.phone.display}
        </ButtonLink>
      </nav>
    </Dialog>
  )
}
