import { ButtonLink } from '@/components/ui/button-link'
import { Container } from '@/components/ui/container'
import type { Words } from '@/lib/content/words'
import { routes } from '@/lib/site/routes'

export function PageNotFound({ words }: { words: Words['notFound'] }) {
  return (
    <Container className="py-section">
      <h1 className="max-w-[14ch] text-h1">{words.heading}</h1>
      <p className="mt-5 max-w-prose text-lg text-muted">{words.text}</p>
      <p className="mt-8 flex flex-wrap gap-3">
        <ButtonLink href={routes.home}>{words.home}</ButtonLink>
        <ButtonLink look="outline" href={routes.fleet}>
          {words.fleet}
        </ButtonLink>
      </p>
    </Container>
  )
}
