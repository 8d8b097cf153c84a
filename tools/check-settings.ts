/**
 * Stops a build whose settings would make a wrong site, and says loudly what an incomplete one lacks: visitors are never told
 * that no enquiry is sent (specification, section 8).
 */
import './shared/load-env'
import { resolveSettings } from './settings/resolve'
import type { Fault } from './shared/fault'

/** One line a fault; what is to be done stands once below those that need the same. */
const list = (faults: Fault[]) =>
  faults
    .map(({ where, what, needs }, index) => {
      const isLast = faults[index + 1]?.needs !== needs
      return `  ${where} ${what}${isLast ? `\n    → ${needs}` : ''}`
    })
    .join('\n')

const { errors, warnings, notes } = resolveSettings(process.env)
for (const note of notes) console.log(note)
if (warnings.length > 0)
  console.warn(
    `\n⚠ THIS BUILD IS NOT THE PUBLISHED SITE: search engines are kept out of it, and enquiries are sent only as far as it knows where.\n${list(warnings)}\n`,
  )
if (errors.length > 0) {
  console.error(`\nThe settings of this build are wrong:\n${list(errors)}\n`)
  process.exitCode = 1
}
