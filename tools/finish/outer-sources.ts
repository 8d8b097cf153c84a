/** Where the provider's SDK sends to when it is told nothing. */
const PROVIDER = 'https://api.emailjs.com'

export const originOf = (address: string): string => new URL(address).origin

/**
 * The origin that enquiries are sent to.
 * @param configured as in `emailEnv.origin`: '' is the provider's own, '/' this site's.
 * @returns '' for this site's own origin.
 */
export function emailOrigin(configured: string): string {
  if (configured === '') return PROVIDER
  return configured.startsWith('/') ? '' : originOf(configured)
}
