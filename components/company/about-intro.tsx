import { Container } from '@/components/ui/container'

/** Who the company is. */
export function AboutIntro({ text }: { text: string }) {
  return (
    <Container className="grid gap-x-16 py-section lg:grid-cols-[1fr_2fr]">
      <p className="max-w-prose text-lg before:mb-8 before:block before:h-1 before:w-24 before:rounded-full before:bg-action lg:col-start-2">
        {text}
      </p>
    </Container>
  )
}
