/** Something that must be mended before the site goes live: where it is, what it is, what it needs. */
export type Fault = { where: string; what: string; needs: string }

/** A place in a content file, as its author looks for it: `content/company.yaml:6 phone.display`. */
export const placeIn = (file: string, line?: number, path?: string) =>
  `${file}${line ? `:${line}` : ''}${path ? ` ${path}` : ''}`

/** The fault as one line. */
export const faultLine = ({ where, what, needs }: Fault) => `${where}: ${what}. ${needs}.`
