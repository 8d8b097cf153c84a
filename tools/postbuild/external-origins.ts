/** The provider's SDK's default URL. */
const PROVIDER = 'https://api.emailjs.com'

export const originOf = (address: string): string => new URL(address).origin

/** '' for a path, which is on the site's own origin. */
export const originOrOwn = (address: string): string => (address.startsWith('/') ? '' : originOf(address))

/**
 * The origin that enquiries are sent to.
 * @param configured as in `emailEnv.origin`: '' is the provider's own, '/' this site's.
 * @returns '' for this site's own origin.
 */
export const emailOrigin = (configured: string): string =>
  configured === '' ? PROVIDER : originOrOwn(configured)
