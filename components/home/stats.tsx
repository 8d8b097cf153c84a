import { Container } from '@/components/ui/container'
import type { HomePage } from '@/lib/content/schema'

export function Stats({ heading, figures }: HomePage['stats']) {
  return (
    <section id="stats" aria-labelledby="stats-heading" className="pt-16 md:pt-20">
      <Container>
        <h2 id="stats-heading" className="sr-only">
          {heading}
        </h2>
        <dl className="grid grid-cols-2 gap-y-8 sm:grid-cols-3 lg:grid-cols-5">
          {figures.map(({ figure, label }) => (
            <div key={label} className="flex flex-col-reverse border-l border-line pl-5">
              <dt className="text-sm text-muted">{label}</dt>
              <dd className="font-display text-h2">{figure}</dd>
            </div>
          ))}
        </dl>
      </Container>
    </section>
  )
}
