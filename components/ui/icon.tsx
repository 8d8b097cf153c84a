import type { Phone } from 'lucide'

/** A sign of lucide's: its elements and their attributes. */
export type IconShape = typeof Phone

type IconProps = Omit<React.ComponentProps<'svg'>, 'children'> & { of: IconShape }

/**
 * Draws a sign, which says nothing by itself. The library's own React component would run in the browser: each page
 * would wake for each sign, and fetch what else the route might need.
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
