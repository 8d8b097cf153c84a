import { ChevronDown, Menu, Phone } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { ButtonLink } from '@/components/ui/button'
import { showModal } from '@/components/ui/commands'
import { Dialog } from '@/components/ui/dialog'
import { Link } from '@/components/ui/link'
import type { Company } from '@/lib/content/schema'
import type { Words } from '@/lib/content/words'
import { phoneLink } from '@/lib/site/contact-links'
import { fleetPath, routes } from '@/lib/site/routes'
import type { FleetMenuGroup } from './fleet-menu'
import { navigation } from './navigation'

const MENU_ID = 'mobile-menu'

type MobileMenuProps = { company: Company; fleet: FleetMenuGroup[]; words: Pick<Words, 'common' | 'header'> }

const row = 'flex min-h-12 w-full items-center justify-between border-b border-line'

/** The slide-in menu under 768 px. A modal dialog keeps the focus, locks the page and yields to Escape. */
export function MobileMenu({ company, fleet, words }: MobileMenuProps) {
  return (
    <div className="md:hidden print:hidden">
      <button
        type="button"
        aria-label={words.header.openMenu}
        className="grid size-11 cursor-pointer place-items-center"
        {...showModal(MENU_ID)}
      >
        <Icon of={Menu} className="size-7" strokeWidth={1.5} />
      </button>
      <Dialog
        id={MENU_ID}
        title={words.header.menu}
        closeLabel={words.common.close}
        data-tone="day"
        className="slide-in ml-auto mr-0 h-dvh max-h-none w-[min(22rem,100vw)] max-w-none overflow-y-auto overscroll-contain p-5 md:hidden"
      >
        <nav aria-label={words.header.menu}>
          <ul>
            {navigation.map(({ name, key }) => (
              <li key={key}>
                <Link href={routes[name]} className={row}>
                  {words.header[key]}
                </Link>
              </li>
            ))}
            <li>
              <Link href={routes.fleet} className={row}>
                {words.header.fleet}
              </Link>
            </li>
          </ul>
          {fleet.map((group) => (
            <details key={group.slug} name="mobile-fleet" className="group pl-4">
              <summary className={`${row} cursor-pointer list-none`}>
                {group.title}
                <Icon of={ChevronDown} className="size-5 transition-transform group-open:rotate-180" />
              </summary>
              <ul className="pl-4 text-sm">
                {[group, ...group.vehicles].map((item) => (
                  <li key={item.slug}>
                    <Link href={fleetPath(item.slug)} className="flex min-h-11 items-center text-muted">
                      {'name' in item ? item.name : group.title}
                    </Link>
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </nav>
        <ButtonLink href={phoneLink(company.phone.e164)} className="mt-6 w-full">
          <Icon of={Phone} className="size-4" /> {company.phone.display}
        </ButtonLink>
      </Dialog>
    </div>
  )
}
