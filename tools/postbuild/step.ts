/**
 * A list of steps as data, as in Eleventy's transforms: each names what it reads and what it writes. A test checks that
 * every read is given or written by an earlier step, and the types that a step reads and writes nothing else.
 */
export type Step<Parts> = {
  name: string
  reads: (keyof Parts)[]
  writes: (keyof Parts)[]
  run: (parts: Parts) => Partial<Parts> | void | Promise<Partial<Parts> | void>
}

type Written<Parts, Writes extends keyof Parts> = [Writes] extends [never] ? void : Pick<Parts, Writes>

/** Declares steps over these parts: a step's function receives what it reads, and returns what it writes. */
export const stepsOver =
  <Parts extends object>() =>
  <Reads extends keyof Parts, Writes extends keyof Parts = never>(step: {
    name: string
    reads: Reads[]
    writes: Writes[]
    run: (parts: Pick<Parts, Reads>) => Written<Parts, Writes> | Promise<Written<Parts, Writes>>
  }): Step<Parts> =>
    step as Step<Parts>

/**
 * Runs steps in their order.
 * @param given the parts that there are before the first step.
 * @returns all parts.
 */
export async function runSteps<Parts extends object>(
  steps: Step<Parts>[],
  given: Partial<Parts>,
): Promise<Parts> {
  const parts = { ...given }
  for (const { run } of steps) Object.assign(parts, await run(parts as Parts))
  return parts as Parts
}

/** Parts that are read before they are written, as 'step: part'. */
export function unmetReads<Parts>(steps: Step<Parts>[], given: (keyof Parts)[]): string[] {
  const known = new Set(given)
  return steps.flatMap(({ name, reads, writes }) => {
    const unmet = reads.filter((part) => !known.has(part)).map((part) => `${name}: ${String(part)}`)
    writes.forEach((part) => known.add(part))
    return unmet
  })
}
