import { useEffect, useRef } from 'react'
import { classNames } from '@/components/ui/class-names'

type FormStatusProps = {
  text?: string
  tone?: 'ok' | 'danger'
  className?: string
  /** Takes the focus with a text, where sending has left it nowhere: the button was disabled. */
  takesFocus?: boolean
}

/** Whether nothing is in focus, or what has just sent the form. */
const isFocusIdle = ({ activeElement, body }: Document) =>
  !activeElement || activeElement === body || activeElement.matches('[type=submit]')

/** What became of the form. The region is always there, so that a change in it is announced. */
export function FormStatus({ text, tone = 'ok', className, takesFocus }: FormStatusProps) {
  const region = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (takesFocus && text && isFocusIdle(document)) region.current?.focus()
  }, [takesFocus, text])
  return (
    <p
      ref={region}
      role="status"
      tabIndex={takesFocus ? -1 : undefined}
      className={classNames('text-sm font-semibold', tone === 'ok' ? 'text-ok' : 'text-danger', className)}
    >
      {text}
    </p>
  )
}
