import { useEffect } from 'react'

/** Calls back when the form of a control is reset. @param control is rendered whenever this hook is. */
export function useFormReset(
  control: React.RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  onReset: () => void,
): void {
  useEffect(() => {
    const form = control.current?.form
    form?.addEventListener('reset', onReset)
    return () => form?.removeEventListener('reset', onReset)
  })
}
