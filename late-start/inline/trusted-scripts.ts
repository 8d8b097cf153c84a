/** Missing in TypeScript's own library, and in browsers without Trusted Types. */
type TrustedTypes = {
  createPolicy: (name: string, rules: { createScriptURL: (url: string) => string | null }) => unknown
}
declare global {
  var trustedTypes: TrustedTypes | undefined
}

/**
 * Under Trusted Types this is the one way to a script's address: only the site's own folder of scripts is let through,
 * and no text is ever made into HTML or code.
 * @param folder its address, with the slash at its end.
 */
export function trustOwnScripts(folder: string): void {
  const { origin } = location
  globalThis.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (new URL(url, origin).href.startsWith(origin + folder) ? url : null),
  })
}
