import { Picture } from '@/components/ui/picture'
import type { ResolvedImage } from '@/lib/content/images'

type NextStepsProps = { heading: string; shown: ResolvedImage; steps: string[] }

/** The steps that follow after a form was sent. */
export function NextSteps({ heading, shown, steps }: NextStepsProps) {
  return (
    <section aria-labelledby="next-heading">
      <Picture
        {...shown}
        sizes="(min-width: 1200px) 470px, (min-width: 1024px) 39vw, 94vw"
        maxWidth={960}
        className="aspect-8/5 w-full rounded-lg object-cover"
      />
      <h2 id="next-heading" className="mt-8 text-h3">
        {heading}
      </h2>
      <ol className="mt-5 flex flex-col gap-5">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-5 border-t border-line pt-4">
            <span aria-hidden className="w-6 shrink-0 font-display text-h3 text-accent">
              {index + 1}
            </span>
            <span>{step}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
