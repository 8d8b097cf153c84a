import { Container } from '@/components/ui/container'
import { Fold } from '@/components/ui/fold'

/** A section whose HTML is already sanitised. */
type Section = { id: string; heading: string; html: string }

export const OccasionSections = ({ sections }: { sections: Section[] }) => (
  <Container className="flex flex-col py-6 md:gap-24 md:py-section">
    {sections.map(({ id, heading, html }) => (
      <section
        key={id}
        id={id}
        className="max-md:not-last:border-b grid gap-x-16 gap-y-6 border-line lg:grid-cols-[1fr_2fr]"
      >
        <Fold
          heading={heading}
          level="h2"
          headingClass="top-[calc(var(--header-height)+2rem)] text-h4 md:text-h3 lg:sticky lg:self-start"
        >
          <div className="prose min-w-0 max-md:pb-6" dangerouslySetInnerHTML={{ __html: html }} />
        </Fold>
      </section>
    ))}
  </Container>
)
