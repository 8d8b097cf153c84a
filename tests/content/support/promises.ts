/**
 * Reports differences between the content and the specification to editors of the content, in what the code relies on:
 * exact texts, and the rules of the booking planner. The company may change its fleet and figures.
 */

export type Fact = [what: string, promised: unknown, file: string, found: unknown]

const shown = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value))

/** The facts that differ from the specification, one sentence each. */
export const differences = (facts: Fact[]): string[] =>
  facts
    .filter(([, promised, , found]) => JSON.stringify(promised) !== JSON.stringify(found))
    .map(
      ([what, promised, file, found]) =>
        `The specification promises ${what} ${shown(promised)}; content/${file} says ${shown(found)}.`,
    )

/** Fails the test with these sentences, if there are any. */
export function expectRules(sentences: string[]): void {
  if (sentences.length === 0) return
  const error = new Error(sentences.join('\n'))
  // A stack trace is of no use to an editor.
  error.stack = error.message
  throw error
}
