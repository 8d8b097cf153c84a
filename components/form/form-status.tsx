import { classNames } from '@/components/ui/class-names'

type FormStatusProps = { text?: string; tone?: 'ok' | 'danger'; className?: string }

/** What became of the form. The region is always there, so that a change in it is announced. */
export function FormStatus({ text, tone = 'ok', className }: FormStatusProps) {
  return (
    <p
      role="status"
      className={classNames('text-sm font-semibold', tone === 'ok' ? 'text-ok' : 'text-danger', className)}
    >
      {text}
    </p>
  )
}
