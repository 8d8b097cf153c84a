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

const UNPUBLISHED = '⚠ THIS BUILD IS NOT THE PUBLISHED SITE'

/**
 * Prints what the settings of a build lack, prominently: visitors are never told that no enquiry is sent (S7.5).
 * @throws Error listing the settings that stop the build.
 */
export function reportSettings({ errors, warnings, notes }: Settings): void {
  for (const note of notes) console.log(note)
  if (warnings.length > 0)
    console.warn(
      `\n${UNPUBLISHED}: search engines are kept out of it, and enquiries are sent only as far as it knows where.\n${list(warnings)}\n`,
    )
  if (errors.length > 0) throw new Error(`\nThe settings of this build are wrong:\n${list(errors)}\n`)
}

/** Repeats at the end of a build's log, which is where a host shows it first, that settings are missing. */
export function repeatWarnings({ warnings }: Settings): void {
  const names = warnings.map(({ where }) => where).join(', ')
  if (warnings.length > 0)
    console.warn(`\n${UNPUBLISHED}. Missing or wrong: ${names} (see the beginning of this log).`)
}
