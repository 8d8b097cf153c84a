import { filterContact, isContact } from '@/lib/phone/number'

/** A name, an at sign, and a host of at least two parts. Browsers accept a host of one part. */
const MAIL_ADDRESS = /^[^\s@]+@(?:[^\s@.]+\.)+[^\s@.]{2,}$/

/** Whether a text has the form of a mail address. */
export const isMailAddress = (text: string) => MAIL_ADDRESS.test(text)

export type InvalidControl = { control: HTMLInputElement; problem: 'number' | 'email' }

/**
 * Finds the first invalid control: a telephone number without exactly ten digits (S6.2), or a malformed mail address.
 * A number is normalized in its control to what is sent: its digits.
 */
export function findInvalidControl(form: HTMLFormElement): InvalidControl | undefined {
  for (const control of form.querySelectorAll<HTMLInputElement>('[name][type=tel],[name][type=email]')) {
    if (control.type === 'email') {
      if (!isMailAddress(control.value.trim())) return { control, problem: 'email' }
      continue
    }
    const shown = filterContact(control.value)
    if (shown !== control.value) control.value = shown
    if (!isContact(shown)) return { control, problem: 'number' }
  }
}
