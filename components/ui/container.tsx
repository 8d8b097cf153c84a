import { classNames } from './class-names'

export function Container({ className, ...props }: React.ComponentProps<'div'>) {
  return (
    <div className={classNames('mx-auto w-full max-w-page pl-gutter pr-gutter-end', className)} {...props} />
  )
}
