/** Forms whose submit was captured, each with the button that submitted it. */
export type CapturedSubmits = Map<HTMLFormElement, HTMLElement | null>

/** Submits the forms again, now that their listeners are there. */
export function resubmit(forms: CapturedSubmits): void {
  for (const [form, submitter] of forms) {
    // Safari below 16 lacks requestSubmit.
    if (form.requestSubmit) form.requestSubmit(submitter)
    else (submitter ?? form.querySelector<HTMLElement>('[type=submit]'))?.click()
    forms.delete(form)
  }
}
