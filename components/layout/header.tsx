import { Phone } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { classNames } from '@/components/ui/class-names'
import { Container } from '@/components/ui/container'
import { Link } from '@/components/ui/link'
import type { Company } from '@/lib/content/schema/company'
import type { Messages } from '@/lib/content/schema/messages'
import { contactNumbers, phoneLink } from '@/lib/routes/contact-links'
import { interpolate } from '@/lib/format/interpolate'
import { routes } from '@/lib/routes/routes'
import { YourEnquiries } from '@/components/enquiry/your-enquiries'
import { Brand } from './brand'
import { type LanguageLink, LanguageLinks } from './language-links'
import { FleetButton, Menu, MenuButton, type MenuGroup } from './menu'
import { navigation } from './navigation'

export type HeaderProps = {
  company: Company
  fleet: MenuGroup[]
  languages: LanguageLink[]
  hasTours?: boolean
  messages: Pick<Messages, 'common' | 'header' | 'footer'> & {
    enquiry: Pick<Messages['enquiry'], 'reference' | 'yours'>
  }
  /** Whether the header is over the hero, as on the home page. */
  overHero?: boolean
}

const Navigation = ({ messages, languages }: { messages: Messages['header']; languages: LanguageLink[] }) => (
  <nav
    aria-label={messages.label}
    className={classNames(
      'md:group-has-data-yours/header:gap-x-2 ml-auto hidden min-w-0 flex-wrap items-center justify-end gap-x-3 text-xs font-medium md:flex lg:text-sm print:hidden',
      languages.length > 0
        ? 'lg:max-xl:group-has-data-yours/header:gap-x-2 xl:group-has-data-yours/header:gap-x-3 md:max-[51rem]:gap-x-[7px] lg:gap-x-3 xl:gap-x-4'
        : 'lg:group-has-data-yours/header:gap-x-4 lg:gap-x-6',
    )}
  >
    <FleetButton messages={messages} />
    {navigation.map(({ name, key }) => (
      <Link
        key={key}
        href={routes[name]}
        className="inline-flex min-h-11 items-center whitespace-nowrap underline-offset-8 hover:underline"
      >
        {messages[key]}
      </Link>
    ))}
    <LanguageLinks
      languages={languages}
      className="md:max-[51rem]:group-has-data-yours/header:hidden inline-flex min-h-11 items-center whitespace-nowrap underline-offset-8 hover:underline"
    />
  </nav>
)

export function Header({ company, fleet, languages, hasTours, messages, overHero }: HeaderProps) {
  return (
    <header
      data-tone={overHero ? 'night' : 'day'}
      className={classNames(
        'group/header sticky top-0 z-40 print:static',
        overHero ? 'header-over-hero -mb-(--header-height)' : 'border-b border-line',
      )}
    >
      <Container className="min-h-(--header-height) md:max-lg:has-data-yours:gap-1 flex items-center gap-2 lg:gap-x-6">
        <Brand company={company} />
        <Navigation messages={messages.header} languages={languages} />
        <a
          href={phoneLink(company.phone.e164)}
          aria-label={interpolate(messages.common.call, { phone: company.phone.display })}
          className="ml-auto inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full border border-control text-sm font-medium hover:border-ink xl:px-4 print:hidden"
        >
          <Icon of={Phone} className="size-4" />
          <span className="hidden truncate xl:inline">{company.phone.display}</span>
        </a>
        <YourEnquiries
          numbers={contactNumbers(company)}
          messages={messages.enquiry}
          close={messages.common.close}
        />
        <p className="hidden text-sm print:block">{company.phone.display}</p>
        <MenuButton messages={messages.header} />
        <Menu company={company} fleet={fleet} languages={languages} hasTours={hasTours} messages={messages} />
      </Container>
    </header>
  )
}
