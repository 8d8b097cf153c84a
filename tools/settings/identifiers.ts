/** Without these no enquiry is sent. The templates of the service form and the newsletter are the company's choice. */
const required = [
  'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY',
  'NEXT_PUBLIC_EMAILJS_SERVICE_ID',
  'NEXT_PUBLIC_EMAILJS_TEMPLATE_TRIP',
  'NEXT_PUBLIC_EMAILJS_TEMPLATE_CONTACT',
  'NEXT_PUBLIC_EMAILJS_TEMPLATE_VENDOR',
]

/** Environment variables, as `process.env` holds them. */
export type Environment = Record<string, string | undefined>

/** The names of the e-mail identifiers that an environment lacks. */
export const missingIdentifiers = (env: Environment) => required.filter((name) => !env[name])
