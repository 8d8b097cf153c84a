type SectionHeadingProps = { id?: string; heading: string; text?: string }

export function SectionHeading({ id, heading, text }: SectionHeadingProps) {
  return (
    <div className="grid items-end gap-x-12 gap-y-2 md:grid-cols-[3fr_2fr]">
      <h2 id={id} className="text-h2 md:scroll-mt-16">
        {heading}
      </h2>
      {text && <p className="max-w-prose text-muted max-md:text-sm">{text}</p>}
    </div>
  )
}
