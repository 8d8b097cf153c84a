/** A problem to fix before the site goes live: where it is, what it is, what is needed. */
export type Fault = { where: string; what: string; needs: string }

const reasonOf = ({ what, needs }: Fault) => `${what}. ${needs}`

/** The problems as lines. What is wrong in several places is said once, above a list of these places. */
export const faultLines = (faults: Fault[]): string[] =>
  [...new Set(faults.map(reasonOf))].flatMap((reason) => {
    const alike = faults.filter((fault) => reasonOf(fault) === reason)
    return alike.length > 1
      ? [`${alike.length} times: ${reason}:`, ...alike.map(({ where }) => `    ${where}`)]
      : alike.map(({ where }) => `${where}: ${reason}.`)
  })
