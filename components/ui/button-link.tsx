import { type ButtonLook, buttonClass } from './button'
import { Link } from './link'

type ButtonLinkProps = React.ComponentProps<typeof Link> & { look?: ButtonLook }

/** A link that looks like a button. Apart from Button, so that browsers need not fetch how a path becomes an address. */
export function ButtonLink({ look = 'action', className, ...props }: ButtonLinkProps) {
  return <Link className={buttonClass(look, className)} {...props} />
}
