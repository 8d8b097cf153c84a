import { classNames } from '@/components/ui/class-names'

const tones = { ok: 'text-ok', danger: 'text-danger', neutral: 'text-ink' }

type FormStatusProps = { text?: string; tone?: keyof typeof tones; className?: string }

/** What became of the form. The region is always there, so that a change in it is announced. */
export function FormStatus({ text, tone = 'ok', className }: FormStatusProps) {
  return (
    <p role="status" className={classNames('text-sm font-semibold', tones[tone], className)}>
      {text}
    </p>
  )
}
