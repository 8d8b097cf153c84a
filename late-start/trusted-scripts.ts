/** Missing in TypeScript's own library, and in browsers without Trusted Types. */
type TrustedTypes = {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string | null }) => unknown
}
declare global {
  var trustedTypes: TrustedTypes | undefined
}

/**
 * Creates the default policy of Trusted Types: it allows script addresses in the site's own folder of scripts only,
 * and never creates HTML or script code from strings.
 * @param folder its address, with the slash at its end.
 */
export function trustOwnScripts(folder: string): void {
  const { origin } = location
  globalThis.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (new URL(url, origin).href.startsWith(origin + folder) ? url : null),
  })
}
