import { classNames } from './class-names'

const shape =
  'inline-flex cursor-pointer items-center justify-center gap-2 rounded-md py-2.5 text-sm font-semibold eased-colors'

const variants = {
  action: 'bg-action text-on-action hover:bg-action-hover',
  outline: 'border border-control bg-transparent text-ink hover:border-ink hover:bg-sunken',
} as const

const sizes = {
  usual: 'min-h-11 px-5',
  tall: 'min-h-12 px-5',
  // In a column of a phone's table.
  narrow: 'min-h-11 px-5 max-sm:px-1',
} as const

export type ButtonVariant = keyof typeof variants

/** The classes of a button, for links in client components; in others use ButtonLink. */
export const buttonClass = (variant: ButtonVariant, className?: string, size: keyof typeof sizes = 'usual') =>
  classNames(shape, sizes[size], variants[variant], className)

type ButtonProps = React.ComponentProps<'button'> & { variant?: ButtonVariant; size?: keyof typeof sizes }

export function Button({ variant = 'action', size, className, type = 'button', ...props }: ButtonProps) {
  return <button type={type} className={buttonClass(variant, className, size)} {...props} />
}
