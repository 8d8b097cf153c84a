/** Says at build, loudly, which e-mail identifiers are missing: visitors are never told (spec, section 8). */
import './shared/load-env'
import { missingIdentifiers } from './shared/identifiers'

const missing = missingIdentifiers(process.env)
if (missing.length > 0)
  console.warn(
    `\n⚠ NO ENQUIRY WILL BE SENT by this build where these are missing:\n  ${missing.join('\n  ')}\n`,
  )
