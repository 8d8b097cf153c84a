/** Address of a chat with the company's number in the messaging service, prefilled with a message if one is given. */
export const chatLink = (number: string, message?: string) =>
  `https://wa.me/${number}${message === undefined ? '' : `?text=${encodeURIComponent(message)}`}`

/**
 * The action and hidden fields of a form that opens the chat with what was typed into its control `text`. Not the
 * address of `chatLink`, which redirects to this one: a page's policy would have to list both.
 */
export const chatForm = (number: string) => ({
  action: 'https://api.whatsapp.com/send',
  fields: { phone: number },
})

export const phoneLink = (e164: string) => `tel:${e164}`

export const mailLink = (address: string) => `mailto:${address}`

/** A link to the chat or the e-mail address with a text for it. Any other link is left as it is. */
export function withText(link: string, text: string): string {
  const [address = ''] = link.split('?')
  const kept = encodeURIComponent(text)
  if (address.startsWith('https://wa.me/')) return `${address}?text=${kept}`
  return address.startsWith('mailto:') ? `${address}?body=${kept}` : link
}

type Address = { street: string; locality: string; city: string; postalCode: string; country: string }

/** A postal address on one line, within India. */
export const officeLine = ({ street, locality, city, postalCode }: Omit<Address, 'country'>) =>
  `${street}, ${locality}, ${city} ${postalCode}`

/** Address of a map service's search for a postal address. */
export const mapLink = ({ street, locality, city, postalCode, country }: Address) => {
  const place = [street, locality, `${city} ${postalCode}`, country].join(', ')
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`
}

type Company = {
  chat: { number: string }
  phone: { e164: string }
  emails: { bookings: string }
  callBack?: string
}

/** The numbers behind a page's chat and call buttons, the address for bookings, and when the office calls back. */
export const contactNumbers = ({ chat, phone, emails, callBack }: Company) => ({
  chat: chat.number,
  phone: phone.e164,
  email: emails.bookings,
  ...(callBack && { callBack }),
})
