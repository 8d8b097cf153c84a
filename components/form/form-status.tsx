import { useEffect, useRef } from 'react'
import { classNames } from '@/components/ui/class-names'

const tones = { ok: 'text-ok', danger: 'text-danger', neutral: 'text-ink' }

type FormStatusProps = {
  text?: string
  tone?: keyof typeof tones
  className?: string
  /** Says how a send ended: it takes the focus, which the disabled button has lost, or a field that Enter was pressed in. */
  takesFocus?: boolean
}

/** Whether nothing is in focus, or something of the form itself: a visitor who has gone on is left alone. */
const isFocusFree = (region: Element) =>
  document.activeElement === document.body || region.closest('form')?.contains(document.activeElement)

/** What became of the form. The region is always there, so that a change in it is announced. */
export function FormStatus({ text, tone = 'ok', className, takesFocus }: FormStatusProps) {
  const region = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (takesFocus && text && region.current && isFocusFree(region.current)) region.current.focus()
  }, [takesFocus, text])
  return (
    <p
      ref={region}
      role="status"
      tabIndex={-1}
      className={classNames('text-sm font-semibold', tones[tone], className)}
    >
      {text}
    </p>
  )
}
