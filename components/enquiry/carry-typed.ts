import { withText } from '@/lib/routes/contact-links'

/**
 * A click handler for a form: the chat or e-mail link that is followed takes along what has been typed.
 * @param textOf what the form holds, as a message.
 */
export const carryTyped =
  (textOf: (form: HTMLFormElement) => string) =>
  ({ target, currentTarget }: React.MouseEvent<HTMLFormElement>): void => {
    const link = target instanceof Element ? target.closest('a') : null
    if (link) link.href = withText(link.href, textOf(currentTarget))
  }
