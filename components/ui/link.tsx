import { href as toHref } from '@/lib/routes/routes'

type LinkProps = Omit<React.ComponentProps<'a'>, 'href'> & { href: string }

/**
 * A plain anchor with the base path and the trailing slash of the export. Every page is static HTML, so the browser's
 * own navigation (with its scroll, history and prefetch rules) is all that is needed.
 */
export function Link({ href, children, ...props }: LinkProps) {
  return (
    <a href={toHref(href)} {...props}>
      {children}
    </a>
  )
}
