/**
 * How a difference between the content and the specification is told to whoever edits the content. What the site itself
 * relies on must hold: its exact words, the rules its booking planner counts with. What the company knows better than
 * any specification, its fleet and its figures, is noted and fails nothing.
 */

export type Fact = { what: string; promised: unknown; file: string; found: unknown }

const shown = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value))

/** The facts that are not as promised, a sentence each. */
export const differences = (facts: Fact[]): string[] =>
  facts
    .filter(({ promised, found }) => JSON.stringify(promised) !== JSON.stringify(found))
    .map(
      ({ what, promised, file, found }) =>
        `The specification promises ${what} ${shown(promised)}; content/${file} says ${shown(found)}.`,
    )

/** Fails the test with these sentences, if there are any. */
export function mustHold(sentences: string[]): void {
  if (sentences.length === 0) return
  const error = new Error(sentences.join('\n'))
  // The way there through the code is of no use to an editor.
  error.stack = error.message
  throw error
}

/** Tells these sentences beside the results, and fails nothing. */
export function note(sentences: string[]): void {
  for (const sentence of sentences) process.stderr.write(`Note on the content: ${sentence}\n`)
}
