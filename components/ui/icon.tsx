import type { Phone } from 'lucide'

/** An icon of lucide: its elements and their attributes. */
export type IconShape = typeof Phone

type IconProps = Omit<React.ComponentProps<'svg'>, 'children'> & { of: IconShape }

/**
 * Renders a decorative icon on the server. The library's own React component is a client component, which would be
 * hydrated on every page.
 */
export function Icon({ of, ...props }: IconProps) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
    >
      {of.map(([Tag, attributes], index) => (
        <Tag key={index} {...attributes} />
      ))}
    </svg>
  )
}
