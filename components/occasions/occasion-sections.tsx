import { Container } from '@/components/ui/container'
import { Fold } from '@/components/ui/fold'

/** A section whose HTML is already sanitised. */
type Section = { id: string; heading: string; html: string }

/** @param firstOpen whether the first is what the page is for: it stands open on a phone too. */
export const OccasionSections = ({ sections, firstOpen }: { sections: Section[]; firstOpen?: boolean }) => (
  <Container className="flex flex-col py-6 md:gap-24 md:py-section">
    {sections.map(({ id, heading, html }, index) => (
      <section
        key={id}
        id={id}
        className="max-md:not-last:border-b grid gap-x-16 gap-y-6 border-line lg:grid-cols-[1fr_2fr]"
      >
        <Fold
          heading={heading}
          level="h2"
          open={firstOpen && index === 0}
          headingClass="top-[calc(var(--header-height)+2rem)] text-h4 md:text-h3 lg:sticky lg:self-start"
        >
          <div className="prose min-w-0 max-md:pb-6" dangerouslySetInnerHTML={{ __html: html }} />
        </Fold>
      </section>
    ))}
  </Container>
)
