import { Phone } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { classNames } from '@/components/ui/class-names'
import { Container } from '@/components/ui/container'
import { Link } from '@/components/ui/link'
import type { Company } from '@/lib/content/schema/company'
import type { Words } from '@/lib/content/words'
import { phoneLink } from '@/lib/site/contact-links'
import { fill } from '@/lib/site/fill'
import { routes } from '@/lib/site/routes'
import { Brand } from './brand'
import { FleetButton, Menu, MenuButton, type MenuGroup } from './menu'
import { navigation } from './navigation'

export type HeaderProps = {
  company: Company
  fleet: MenuGroup[]
  words: Pick<Words, 'common' | 'header'>
  /** On the home page the header lies over the hero. */
  overHero?: boolean
}

export function Header({ company, fleet, words, overHero }: HeaderProps) {
  return (
    <header
      data-tone={overHero ? 'night' : 'day'}
      className={classNames(
        'sticky top-0 z-40 print:static',
        overHero ? 'header-over-hero -mb-(--header-height)' : 'border-b border-line',
      )}
    >
      <Container className="h-(--header-height) flex items-center gap-2 lg:gap-x-6">
        <Brand company={company} />
        <nav
          aria-label={words.header.label}
          className="ml-auto hidden items-center gap-x-3 text-xs font-medium md:flex lg:gap-x-6 lg:text-sm print:hidden"
        >
          <FleetButton words={words.header} />
          {navigation.map(({ name, key }) => (
            <Link
              key={key}
              href={routes[name]}
              className="inline-flex min-h-11 items-center whitespace-nowrap underline-offset-8 hover:underline"
            >
              {words.header[key]}
            </Link>
          ))}
        </nav>
        <a
          href={phoneLink(company.phone.e164)}
          aria-label={fill(words.common.call, { phone: company.phone.display })}
          className="ml-auto inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full border border-control text-sm font-medium hover:border-ink xl:px-4 print:hidden"
        >
          <Icon of={Phone} className="size-4" />
          <span className="hidden xl:inline">{company.phone.display}</span>
        </a>
        <p className="hidden text-sm print:block">{company.phone.display}</p>
        <MenuButton words={words.header} />
        <Menu company={company} fleet={fleet} words={words} />
      </Container>
    </header>
  )
}
