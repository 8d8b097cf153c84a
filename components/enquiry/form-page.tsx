import { PageIntro } from '@/components/layout/page-intro'
import { Container } from '@/components/ui/container'

type FormPageProps = {
  heading: string
  intro: string
  /** Below the introduction. */
  end?: React.ReactNode
  /** The breadcrumb. */
  trail: React.ReactNode
  formHeading: string
  form: React.ReactNode
  /** Content beside the form, or below it on a small screen. */
  children: React.ReactNode
}

/** A page with one form. */
export function FormPage({ heading, intro, end, trail, formHeading, form, children }: FormPageProps) {
  return (
    <>
      <PageIntro heading={heading} intro={intro} end={end}>
        {trail}
      </PageIntro>
      <Container className="grid items-start gap-x-16 gap-y-14 pb-section lg:grid-cols-[7fr_5fr]">
        <section
          aria-labelledby="form-heading"
          className="shadow-soft rounded-lg border border-line bg-raised p-5 sm:p-8"
        >
          <h2 id="form-heading" className="mb-5 text-h3">
            {formHeading}
          </h2>
          {form}
        </section>
        {children}
      </Container>
    </>
  )
}
