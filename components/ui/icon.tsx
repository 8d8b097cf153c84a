import type { Phone } from 'lucide'

/** An icon of lucide: its elements and their attributes. */
export type IconShape = typeof Phone

type IconProps = { of: IconShape; className: string }

/**
 * Renders a decorative icon on the server. The library's own React component is a client component, which would be
 * hydrated on every page. How it is stroked is in the style sheet, once for all icons of a page.
 */
export function Icon({ of, className }: IconProps) {
  return (
    <svg aria-hidden viewBox="0 0 24 24" className={`icon ${className}`}>
      {of.map(([Tag, attributes], index) => (
        <Tag key={index} {...attributes} />
      ))}
    </svg>
  )
}
