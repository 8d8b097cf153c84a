import { ButtonLink } from '@/components/ui/button-link'
import { Container } from '@/components/ui/container'
import type { Messages } from '@/lib/content/schema/messages'
import { routes } from '@/lib/routes/routes'
import type { LanguageLink } from './language-links'

type PageNotFoundProps = {
  messages: Messages['notFound']
  /** The same in the languages that have a folder: a host with one 404 page shows it for their addresses too. */
  others: (LanguageLink & { messages: Messages['notFound'] })[]
}

export function PageNotFound({ messages, others }: PageNotFoundProps) {
  return (
    <Container className="py-section">
      <h1 className="max-w-[14ch] text-h1">{messages.heading}</h1>
      <p className="mt-5 max-w-prose text-lg text-muted">{messages.text}</p>
      <p className="mt-8 flex flex-wrap gap-3">
        <ButtonLink href={routes.home}>{messages.home}</ButtonLink>
        <ButtonLink variant="outline" href={routes.fleet}>
          {messages.fleet}
        </ButtonLink>
      </p>
      {others.map(({ locale, tag, address, messages: other }) => (
        <div key={tag} lang={tag} className="mt-10 max-w-prose border-t border-line pt-5 text-muted">
          <p>{other.text}</p>
          <a
            href={address}
            hrefLang={tag}
            data-language={locale}
            className="inline-flex min-h-11 items-center text-action underline"
          >
            {other.home}
          </a>
        </div>
      ))}
    </Container>
  )
}
