import { ButtonLink } from '@/components/ui/button-link'
import { Container } from '@/components/ui/container'
import type { Messages } from '@/lib/content/schema/messages'
import { routes } from '@/lib/routes/routes'

export function PageNotFound({ messages }: { messages: Messages['notFound'] }) {
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
    </Container>
  )
}
