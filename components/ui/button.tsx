import { classNames } from './class-names'

const shape =
  'inline-flex cursor-pointer items-center justify-center gap-2 rounded-md px-5 py-2.5 text-sm font-semibold eased-colors'

const looks = {
  action: 'bg-action text-on-action hover:bg-action-hover',
  outline: 'border border-control bg-transparent text-ink hover:border-ink hover:bg-sunken',
} as const

const sizes = { usual: 'min-h-11', tall: 'min-h-12' } as const

export type ButtonLook = keyof typeof looks

/** The look of a button, for links in what browsers fetch; elsewhere ButtonLink. */
export const buttonClass = (look: ButtonLook, className?: string, size: keyof typeof sizes = 'usual') =>
  classNames(shape, sizes[size], looks[look], className)

type ButtonProps = React.ComponentProps<'button'> & { look?: ButtonLook; size?: keyof typeof sizes }

export function Button({ look = 'action', size, className, type = 'button', ...props }: ButtonProps) {
  return <button type={type} className={buttonClass(look, className, size)} {...props} />
}
