/**
 * A value with its undo history, the latest change last: the value before each change, and a description of the
 * change.
 */
export type History<Value> = { value: Value; past: { value: Value; description: string; step: string }[] }

/** More steps than a visitor would undo. */
const MAX_STEPS = 50

export const startHistory = <Value>(value: Value): History<Value> => ({ value, past: [] })

/**
 * Records a change that can be undone. The same value is not a change: the history is returned as it is.
 * @param description of the change, shown by undo.
 * @param step changes with the same name in sequence are one step, so that a typed word is not undone letter by
 * letter. '' is always a separate step.
 */
export function record<Value>(
  history: History<Value>,
  next: Value,
  description: string,
  step = '',
): History<Value> {
  const { value, past } = history
  if (next === value) return history
  if (step !== '' && past.at(-1)?.step === step) return { value: next, past }
  return { value: next, past: [...past, { value, description, step }].slice(-MAX_STEPS) }
}

/** Undoes the last change; returns the same history where there is none. */
export function undo<Value>(history: History<Value>): History<Value> {
  const last = history.past.at(-1)
  return last ? { value: last.value, past: history.past.slice(0, -1) } : history
}
