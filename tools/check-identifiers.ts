/** Says at build, loudly, which e-mail identifiers are missing: visitors are never told (spec, section 8). */
import { emailEnv } from '../lib/site/env'

const identifiers = {
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: emailEnv.publicKey,
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: emailEnv.serviceId,
  NEXT_PUBLIC_EMAILJS_TEMPLATE_TRIP: emailEnv.templates.trip,
  NEXT_PUBLIC_EMAILJS_TEMPLATE_CONTACT: emailEnv.templates.contact,
  NEXT_PUBLIC_EMAILJS_TEMPLATE_VENDOR: emailEnv.templates.vendor,
}

const missing = Object.entries(identifiers)
  .filter(([, value]) => value === '')
  .map(([name]) => name)

if (missing.length > 0)
  console.warn(
    `\n⚠ NO ENQUIRY WILL BE SENT by this build where these are missing:\n  ${missing.join('\n  ')}\n`,
  )
