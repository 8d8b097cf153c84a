type LinkedTextProps = { text: string; links: Record<string, { text: string; href: string }> }

/** A text in which `{name}` stands for a link, or for a plain text where the link has no address. */
export function LinkedText({ text, links }: LinkedTextProps) {
  return text.split(/\{(\w+)\}/).map((part, index) => {
    const link = index % 2 === 1 ? links[part] : undefined
    if (!link) return part
    if (!link.href) return link.text
    return (
      <a key={part} href={link.href} className="underline underline-offset-4 hover:text-action">
        {link.text}
      </a>
    )
  })
}
