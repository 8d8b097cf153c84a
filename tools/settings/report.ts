import type { Fault } from '../shared/fault'
import type { Settings } from './resolve'

/** One line for each problem; the remedy is printed once below those that share it. */
const list = (faults: Fault[]) =>
  faults
    .map(({ where, what, needs }, index) => {
      const isLast = faults[index + 1]?.needs !== needs
      return `  ${where} ${what}${isLast ? `\n    → ${needs}` : ''}`
    })
    .join('\n')

/**
 * Prints what the settings of a build lack, prominently: visitors are never told that no enquiry is sent (S7.5).
 * @throws Error listing the settings that stop the build.
 */
export function reportSettings({ errors, warnings, notes }: Settings): void {
  for (const note of notes) console.log(note)
  if (warnings.length > 0)
    console.warn(
      `\n⚠ THIS BUILD IS NOT THE PUBLISHED SITE: search engines are kept out of it, and enquiries are sent only as far as it knows where.\n${list(warnings)}\n`,
    )
  if (errors.length > 0) throw new Error(`\nThe settings of this build are wrong:\n${list(errors)}\n`)
}
