import { faultLines } from '../shared/fault'
import { detectHost } from './host-address'
import { type Environment, invalidSettings, missingSettings, productionFaults } from './faults'

/**
 * Resolves the settings of a build from its environment. A missing site URL is taken from the host's variable, a
 * missing `SITE_ENV` from the host's kind of build. Idempotent, so each step may repeat it.
 * @param given environment variables, those of `.env` files among them.
 */
export function resolveSettings(given: Environment) {
  const host = detectHost(given)
  /** Environment variables that extend or override those given, for the steps of the build. */
  const env: Environment = {}
  /** Values taken from the host's variables, for the log. */
  const notes: string[] = []
  if (!given.NEXT_PUBLIC_SITE_URL && host?.address) {
    env.NEXT_PUBLIC_SITE_URL = host.address.value
    notes.push(
      `The site's address is ${host.address.value}, by ${host.address.variable}. NEXT_PUBLIC_SITE_URL gives another.`,
    )
  }
  if (!given.SITE_ENV && host?.isPreview) {
    env.SITE_ENV = 'preview'
    notes.push('This is a preview, by what the host says of the build. SITE_ENV=production makes it another.')
  }
  const whole = { ...given, ...env }
  /** They stop the build. */
  const errors = whole.SITE_ENV === 'production' ? productionFaults(whole) : invalidSettings(whole)
  /** The build goes on, but search engines are kept out of its result. */
  const warnings = whole.SITE_ENV || errors.length > 0 ? [] : missingSettings(whole)
  // A deployment under another URL than the site's own must not be indexed.
  if (warnings.length > 0) env.SITE_INDEXING = 'off'
  return { env, errors, warnings, notes }
}

/**
 * Prints what the settings of a build lack, prominently: visitors are never told that no enquiry is sent (S7.5).
 * @throws Error listing the settings that stop the build.
 */
export function reportSettings({ errors, warnings, notes }: ReturnType<typeof resolveSettings>): void {
  for (const note of notes) console.log(note)
  if (warnings.length > 0)
    console.warn(
      `\n⚠ THIS BUILD IS NOT THE PUBLISHED SITE: search engines are kept out of it, and enquiries are sent only as far as it knows where.\n${faultLines(warnings).join('\n')}\n`,
    )
  if (errors.length > 0)
    throw new Error(`\nThe settings of this build are wrong:\n${faultLines(errors).join('\n')}\n`)
}
