/** What there was before each change, the latest last, and what it was. */
export type History<Value> = { value: Value; past: { value: Value; said: string; step: string }[] }

/** As many steps back as anybody remembers. */
const MAX_STEPS = 50

export const startHistory = <Value>(value: Value): History<Value> => ({ value, past: [] })

/**
 * Notes a change that can be undone. A change to what it was already is none.
 * @param said what was done, for whoever undoes it.
 * @param step of the same name as the last one's makes both one: a word is one step, and not its letters. '' is always one.
 */
export function record<Value>(
  { value, past }: History<Value>,
  next: Value,
  said: string,
  step = '',
): History<Value> {
  if (next === value) return { value, past }
  if (step !== '' && past.at(-1)?.step === step) return { value: next, past }
  return { value: next, past: [...past, { value, said, step }].slice(-MAX_STEPS) }
}

/** Takes back the last change; the same history where there is none. */
export function undo<Value>(history: History<Value>): History<Value> {
  const last = history.past.at(-1)
  return last ? { value: last.value, past: history.past.slice(0, -1) } : history
}
