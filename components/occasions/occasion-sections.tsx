import { Container } from '@/components/ui/container'

/** A section whose HTML is already sanitised. */
type Section = { id: string; heading: string; html: string }

export function OccasionSections({ sections }: { sections: Section[] }) {
  return (
    <Container className="flex flex-col gap-16 py-section md:gap-24">
      {sections.map(({ id, heading, html }) => (
        <section key={id} id={id} className="grid gap-x-16 gap-y-6 lg:grid-cols-[1fr_2fr]">
          <h2 className="top-[calc(var(--header-height)+2rem)] self-start text-h3 lg:sticky">{heading}</h2>
          <div className="prose min-w-0" dangerouslySetInnerHTML={{ __html: html }} />
        </section>
      ))}
    </Container>
  )
}
