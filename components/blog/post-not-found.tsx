import { ButtonLink } from '@/components/ui/button-link'
import { Container } from '@/components/ui/container'
import type { Words } from '@/lib/content/words'
import { routes } from '@/lib/site/routes'

/** S9.4: an id that has no post. */
export function PostNotFound({ words }: { words: Words['notFound'] }) {
  return (
    <Container className="py-section">
      <h1 className="text-h1">{words.blogHeading}</h1>
      <p className="mt-5 max-w-prose text-lg text-muted">{words.blogText}</p>
      <ButtonLink href={routes.blog} className="mt-8">
        {words.backToBlogs}
      </ButtonLink>
    </Container>
  )
}
