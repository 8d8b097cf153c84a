/** Address of a chat with the company's number in the messaging service, with a text to begin from if one is given. */
export const chatLink = (number: string, message?: string) =>
  `https://wa.me/${number}${message === undefined ? '' : `?text=${encodeURIComponent(message)}`}`

/**
 * A form that begins the chat with what is typed into its control `text`. The service's own address rather than `chatLink`'s,
 * which forwards there: a page's policy would have to name both.
 */
export const chatForm = (number: string) => ({
  action: 'https://api.whatsapp.com/send',
  fields: { phone: number },
})

export const phoneLink = (e164: string) => `tel:${e164}`

export const mailLink = (address: string) => `mailto:${address}`

type Address = { street: string; locality: string; city: string; postalCode: string; country: string }

/** Address of a place in a map service, found by its words. */
export const mapLink = ({ street, locality, city, postalCode, country }: Address) => {
  const place = [street, locality, `${city} ${postalCode}`, country].join(', ')
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`
}

type Company = { chat: { number: string }; phone: { e164: string }; emails: { bookings: string } }

/** The numbers behind a page's chat and call buttons, and the address for bookings. */
export const contactNumbers = ({ chat, phone, emails }: Company) => ({
  chat: chat.number,
  phone: phone.e164,
  email: emails.bookings,
})
