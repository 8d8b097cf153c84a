/** Address of a chat with the company's number in the messaging service, with a text to begin from. */
export const chatLink = (number: string, message: string) =>
  `https://wa.me/${number}?text=${encodeURIComponent(message)}`

export const phoneLink = (e164: string) => `tel:${e164}`

export const mailLink = (address: string) => `mailto:${address}`

type Address = { street: string; locality: string; city: string; postalCode: string; country: string }

/** Address of a place in a map service, found by its words. */
export const mapLink = ({ street, locality, city, postalCode, country }: Address) => {
  const place = [street, locality, `${city} ${postalCode}`, country].join(', ')
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`
}

/** The numbers behind a page's chat and call buttons. */
export const contactNumbers = ({ chat, phone }: { chat: { number: string }; phone: { e164: string } }) => ({
  chat: chat.number,
  phone: phone.e164,
})
