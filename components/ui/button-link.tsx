import { type ButtonVariant, buttonClass } from './button'
import { Link } from './link'

export type ButtonLinkProps = React.ComponentProps<typeof Link> & { variant?: ButtonVariant }

/**
 * A link with the style of a button. In a file of its own, so that client components with a Button do not import the
 * routes.
 */
export function ButtonLink({ variant = 'action', className, ...props }: ButtonLinkProps) {
  return <Link className={buttonClass(variant, className)} {...props} />
}
