import { useEffect, useRef } from 'react'
import { classNames } from '@/components/ui/class-names'

const tones = { ok: 'text-ok', danger: 'text-danger', neutral: 'text-ink' }

type FormStatusProps = {
  text?: string
  tone?: keyof typeof tones
  className?: string
  /**
   * For the outcome of a send: the region takes the focus, which the disabled button has lost, or which is in a field
   * of the form.
   */
  takesFocus?: boolean
}

/** Whether the focus is nowhere or within the form: it is not taken from other parts of the page. */
export const isFocusFree = (region: Element) =>
  document.activeElement === document.body || region.closest('form')?.contains(document.activeElement)

/** The form's status. The live region is always rendered, so that a change in it is announced. */
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
