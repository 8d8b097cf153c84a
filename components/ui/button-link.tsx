import { type ButtonLook, buttonClass } from './button'
import { Link } from './link'

type ButtonLinkProps = React.ComponentProps<typeof Link> & { look?: ButtonLook }

/** A way to a page of this site that looks like a button. Apart from Button, which browsers fetch without it. */
export function ButtonLink({ look = 'action', className, ...props }: ButtonLinkProps) {
  return <Link className={buttonClass(look, className)} {...props} />
}
