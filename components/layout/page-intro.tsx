import { Container } from '@/components/ui/container'

type PageIntroProps = {
  heading: string
  intro?: string
  /** Below the introduction. */
  end?: React.ReactNode
  /** The breadcrumb. */
  children?: React.ReactNode
}

/** Heading and introduction of every page except the home page. */
export function PageIntro({ heading, intro, end, children }: PageIntroProps) {
  return (
    <Container className="pb-10 pt-10 md:pt-16">
      {children}
      <h1 className="max-w-[18ch] text-h1">{heading}</h1>
      {intro && <p className="mt-6 max-w-prose text-lg text-muted">{intro}</p>}
      {end}
    </Container>
  )
}
