import { ButtonLink } from '@/components/ui/button-link'
import { Container } from '@/components/ui/container'
import type { Messages } from '@/lib/content/schema/messages'
import { routes } from '@/lib/routes/routes'

/** S9.4: an id that has no post. */
export function PostNotFound({ messages }: { messages: Messages['notFound'] }) {
  return (
    <Container className="py-section">
      <h1 className="text-h1">{messages.blogHeading}</h1>
      <p className="mt-5 max-w-prose text-lg text-muted">{messages.blogText}</p>
      <ButtonLink href={routes.blog} className="mt-8">
        {messages.backToBlogs}
      </ButtonLink>
    </Container>
  )
}
