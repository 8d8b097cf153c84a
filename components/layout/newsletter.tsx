import { Button } from '@/components/ui/button'
import type { Words } from '@/lib/content/words'

/** Spec, section 2: a newsletter e-mail box with a Subscribe button that does nothing. */
export function Newsletter({ words }: { words: Words['footer'] }) {
  return (
    <div className="mt-4" role="group" aria-label={words.newsletter}>
      <label htmlFor="newsletter-email" className="text-muted">
        {words.newsletterEmail}
      </label>
      <div className="mt-1 flex gap-2">
        <input
          id="newsletter-email"
          type="email"
          autoComplete="email"
          className="min-h-11 w-full min-w-0 rounded-md border border-control bg-transparent px-3"
        />
        <Button look="outline">{words.subscribe}</Button>
      </div>
    </div>
  )
}
