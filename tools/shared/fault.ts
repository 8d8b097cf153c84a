/** A problem to fix before the site goes live: where it is, what it is, what is needed. */
export type Fault = { where: string; what: string; needs: string }

/** The problem as one line. */
export const faultLine = ({ where, what, needs }: Fault) => `${where}: ${what}. ${needs}.`
