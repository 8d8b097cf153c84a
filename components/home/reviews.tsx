import { Section } from '@/components/ui/section'
import type { Company } from '@/lib/content/schema/company'
import type { HomePage } from '@/lib/content/schema/pages'
import { ReviewsWidget } from './reviews-widget'

type ReviewsProps = HomePage['reviews'] & { reviews: Company['reviews'] }

/** A link to the reviews, and the provider's widget where one is configured. */
export function Reviews({ heading, text, linkText, reviews }: ReviewsProps) {
  return (
    <Section id="reviews" headingId="reviews-heading" sunken>
      <h2 id="reviews-heading" className="text-h2">
        {heading}
      </h2>
      <p className="mt-3 max-w-prose text-muted">
        {text}{' '}
        <a
          href={reviews.pageUrl}
          target="_blank"
          rel="noopener noreferrer"
          className="py-2.5 font-semibold text-action underline underline-offset-4"
        >
          {linkText}
        </a>
      </p>
      {reviews.script && reviews.widgetId && (
        <ReviewsWidget script={reviews.script} widgetId={reviews.widgetId} />
      )}
    </Section>
  )
}
