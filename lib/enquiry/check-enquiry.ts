import { filterContact, isContact } from '@/lib/phone/number'

/** A name, an at sign, and a host of at least two parts. Browsers let a host of one part pass. */
const MAIL_ADDRESS = /^[^\s@]+@(?:[^\s@.]+\.)+[^\s@.]{2,}$/

/** Whether a text reads like a mail address. */
export const isMailAddress = (text: string) => MAIL_ADDRESS.test(text)

export type Slip = { control: HTMLInputElement; slip: 'number' | 'email' }

/**
 * Finds what nobody could be answered at: the first number of the form that has not ten digits (S6.2), or
 * mail address that cannot be one. A number is left in its control as what is sent: its digits alone.
 */
export function firstSlip(form: HTMLFormElement): Slip | undefined {
  for (const control of form.querySelectorAll<HTMLInputElement>('[name][type=tel],[name][type=email]')) {
    if (control.type === 'email') {
      if (!isMailAddress(control.value.trim())) return { control, slip: 'email' }
      continue
    }
    const shown = filterContact(control.value)
    if (shown !== control.value) control.value = shown
    if (!isContact(shown)) return { control, slip: 'number' }
  }
}
