import type { Fault } from '../shared/fault'
import type { Settings } from './resolve'

/** One line a fault; what is to be done stands once below those that need the same. */
const list = (faults: Fault[]) =>
  faults
    .map(({ where, what, needs }, index) => {
      const isLast = faults[index + 1]?.needs !== needs
      return `  ${where} ${what}${isLast ? `\n    → ${needs}` : ''}`
    })
    .join('\n')

/**
 * Says what the settings of a build lack, loudly: visitors are never told that no enquiry is sent (S7.5).
 * @throws Error listing what would make a wrong site.
 */
export function reportSettings({ errors, warnings, notes }: Settings): void {
  for (const note of notes) console.log(note)
  if (warnings.length > 0)
    console.warn(
      `\n⚠ THIS BUILD IS NOT THE PUBLISHED SITE: search engines are kept out of it, and enquiries are sent only as far as it knows where.\n${list(warnings)}\n`,
    )
  if (errors.length > 0) throw new Error(`\nThe settings of this build are wrong:\n${list(errors)}\n`)
}
