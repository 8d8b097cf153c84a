import { withText } from '@/lib/routes/contact-links'

/** The links of a sent enquiry have texts of their own. */
const CARRIERS = 'a:is([href^="https://wa.me/"],[href^="mailto:"]):not([data-sent] a)'

type FormEvent = React.SyntheticEvent<HTMLFormElement>

/**
 * Handlers for a form: its chat and e-mail links take along what has been typed, and so does its link to the trip planner,
 * however they are opened.
 * @param textOf what the form holds, as a message. @param tripOf the same as the fragment of the planner's address.
 */
export function carryTyped(
  textOf: (form: HTMLFormElement) => string,
  tripOf?: (form: HTMLFormElement) => string,
) {
  const carry = ({ currentTarget: form }: Pick<FormEvent, 'currentTarget'>) => {
    const text = textOf(form)
    for (const link of form.querySelectorAll<HTMLAnchorElement>(CARRIERS))
      link.href = withText(link.href, text)
    if (!tripOf) return
    for (const link of form.querySelectorAll<HTMLAnchorElement>('a[data-planner]')) link.hash = tripOf(form)
  }
  return {
    onInputCapture: carry,
    onSubmitCapture: carry,
    // A middle button and a menu open links too, without a click.
    onPointerDownCapture: carry,
    onContextMenuCapture: carry,
    onClickCapture: carry,
    // The event comes before the controls are reset.
    onReset: ({ currentTarget }: FormEvent) => queueMicrotask(() => carry({ currentTarget })),
  }
}
