/** Address of a chat with the company's number in the messaging service, with a text to begin from. */
export const chatLink = (number: string, message: string) =>
  `https://wa.me/${number}?text=${encodeURIComponent(message)}`

export const phoneLink = (e164: string) => `tel:${e164}`

export const mailLink = (address: string) => `mailto:${address}`

/** The numbers behind a page's chat and call buttons. */
export const contactNumbers = ({ chat, phone }: { chat: { number: string }; phone: { e164: string } }) => ({
  chat: chat.number,
  phone: phone.e164,
})
