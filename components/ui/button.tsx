import { classNames } from './class-names'

const shape =
  'inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 rounded-md px-5 py-2.5 text-sm font-semibold eased-colors'

const looks = {
  action: 'bg-action text-on-action hover:bg-action-hover',
  outline: 'border border-control bg-transparent text-ink hover:border-ink hover:bg-sunken',
} as const

export type ButtonLook = keyof typeof looks

/** The look of a button, for links in what browsers fetch; elsewhere ButtonLink. */
export const buttonClass = (look: ButtonLook, className?: string) => classNames(shape, looks[look], className)

type ButtonProps = React.ComponentProps<'button'> & { look?: ButtonLook }

export function Button({ look = 'action', className, type = 'button', ...props }: ButtonProps) {
  return <button type={type} className={buttonClass(look, className)} {...props} />
}
