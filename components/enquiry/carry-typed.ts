import { withText } from '@/lib/routes/contact-links'

/** The links of a sent enquiry have texts of their own. */
const CARRIERS = 'a:is([href^="https://wa.me/"],[href^="mailto:"]):not([data-sent] a)'

type FormEvent = React.SyntheticEvent<HTMLFormElement>

/**
 * Handlers for a form: its chat and e-mail links take along what has been typed, however they are opened.
 * @param textOf what the form holds, as a message.
 */
export function carryTyped(textOf: (form: HTMLFormElement) => string) {
  const carry = ({ currentTarget: form }: Pick<FormEvent, 'currentTarget'>) => {
    const text = textOf(form)
    for (const link of form.querySelectorAll<HTMLAnchorElement>(CARRIERS))
      link.href = withText(link.href, text)
  }
  return {
    onInputCapture: carry,
    onSubmitCapture: carry,
    onClickCapture: carry,
    // The event comes before the controls are reset.
    onReset: ({ currentTarget }: FormEvent) => queueMicrotask(() => carry({ currentTarget })),
  }
}
