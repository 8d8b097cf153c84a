import { useEffect, useRef } from 'react'

/** Whatever leads to the form opens its fold. @returns a ref of the fold. */
function useFold(formId: string, isSent: boolean) {
  const fold = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const { current } = fold
    if (isSent && current && !current.contains(document.activeElement)) current.open = false
  }, [isSent])
  useEffect(() => {
    const unfold = ({ target }: MouseEvent) => {
      const leadsHere = target instanceof Element && target.closest(`a[href$="#${formId}"]`)
      if (leadsHere && fold.current) fold.current.open = true
    }
    document.addEventListener('click', unfold)
    return () => document.removeEventListener('click', unfold)
  }, [formId])
  return fold
}

/** Focuses the first field that is shown, once an opened fold shows it. */
function focusFirst({ currentTarget }: React.ToggleEvent<HTMLDetailsElement>): void {
  if (currentTarget.open)
    [...currentTarget.querySelectorAll('input')].find(({ offsetParent }) => offsetParent)?.focus()
}

type SentFoldProps = {
  /** The id that links to the form lead to. */
  formId: string
  isSent: boolean
  label: string
  /** What an enquiry that is sent from the fold does to the first. */
  note?: string
  children: React.ReactNode
}

/**
 * The controls of a trip's form. Once its enquiry was sent they fold to one line, so that nobody sends it again by
 * looking for the next step; not while they are being used.
 */
export function SentFold({ formId, isSent, label, note, children }: SentFoldProps) {
  const fold = useFold(formId, isSent)
  return (
    <details ref={fold} open onToggle={isSent ? focusFirst : undefined}>
      <summary
        hidden={!isSent}
        className="min-h-11 cursor-pointer py-2 font-semibold underline underline-offset-4"
      >
        {label}
      </summary>
      {isSent && note && <p className="mb-4 text-sm">{note}</p>}
      {children}
    </details>
  )
}
