import { type ButtonVariant, buttonClass } from './button'
import { Link } from './link'

type ButtonLinkProps = React.ComponentProps<typeof Link> & { variant?: ButtonVariant }

/** A link that looks like a button. Apart from Button, so that browsers need not fetch how a path becomes an address. */
export function ButtonLink({ variant = 'action', className, ...props }: ButtonLinkProps) {
  return <Link className={buttonClass(variant, className)} {...props} />
}
