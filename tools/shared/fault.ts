/** Something that must be mended before the site goes live: where it is, what it is, what it needs. */
export type Fault = { where: string; what: string; needs: string }

/** The fault as one line. */
export const faultLine = ({ where, what, needs }: Fault) => `${where}: ${what}. ${needs}.`
