/** Missing in TypeScript's own library, and in browsers without Trusted Types. */
type TrustedTypes = {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string | null }) => unknown
}
declare global {
  var trustedTypes: TrustedTypes | undefined
}

/** The folder that holds both payloads and chunks. */
const FOLDER = '/_next/static/'

/**
 * Under Trusted Types this is the one way to a script's address: only the site's own folder of scripts is let through,
 * and no text is ever made into HTML or code.
 * @param example the address of one of the page's own scripts.
 */
export function trustOwnScripts(example: string): void {
  const absolute = (url: string) => new URL(url, location.href).href
  const [site] = absolute(example).split(FOLDER)
  globalThis.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (absolute(url).startsWith(site + FOLDER) ? url : null),
  })
}
