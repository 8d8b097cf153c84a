import { faultLines } from '../shared/fault'
import type { Settings } from './resolve'

/**
 * Prints what the settings of a build lack, prominently: visitors are never told that no enquiry is sent (S7.5).
 * @throws Error listing the settings that stop the build.
 */
export function reportSettings({ errors, warnings, notes }: Settings): void {
  for (const note of notes) console.log(note)
  if (warnings.length > 0)
    console.warn(
      `\n⚠ THIS BUILD IS NOT THE PUBLISHED SITE: search engines are kept out of it, and enquiries are sent only as far as it knows where.\n${faultLines(warnings).join('\n')}\n`,
    )
  if (errors.length > 0)
    throw new Error(`\nThe settings of this build are wrong:\n${faultLines(errors).join('\n')}\n`)
}
