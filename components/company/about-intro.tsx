import { Container } from '@/components/ui/container'

/** The introduction of the company. */
export function AboutIntro({ text }: { text: string }) {
  return (
    <Container className="grid gap-x-16 py-section lg:grid-cols-[1fr_2fr]">
      <div className="lg:col-start-2">
        <div className="mb-8 h-1 w-20 rounded-full bg-action" />
        <p className="max-w-prose md:text-lg">{text}</p>
      </div>
    </Container>
  )
}
