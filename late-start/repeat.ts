import type { Held } from './early'

const bubbles = { bubbles: true, cancelable: true }

function press(button: HTMLElement): void {
  const focused = document.activeElement as HTMLElement | null
  // Radix tabs listen for mousedown, other buttons for click.
  for (const type of ['mousedown', 'mouseup']) button.dispatchEvent(new MouseEvent(type, bubbles))
  button.click()
  // A tab takes the focus; the visitor may be typing elsewhere by now.
  if (document.activeElement === button && focused !== document.body) focused?.focus({ preventScroll: true })
}

function submit(form: HTMLFormElement, { submitter: at = -1, reference }: Held): void {
  // The form may be a new element.
  if (reference) form.dataset.reference ??= reference
  const submitter = form.elements[at] as HTMLElement | undefined
  // Safari below 16 lacks requestSubmit.
  if (form.requestSubmit) form.requestSubmit(submitter)
  else (submitter ?? form.querySelector<HTMLElement>('[type=submit]'))?.click()
}

function repeatOne(one: Held): void {
  const { island, type, selector, index, key } = one
  const element = island.querySelectorAll<HTMLElement>(selector)[index]
  if (!element) return
  if (type === 'submit') submit(element as HTMLFormElement, one)
  else if (type === 'keydown') element.dispatchEvent(new KeyboardEvent('keydown', { key, ...bubbles }))
  else press(element)
}

/** What is restored takes a file or two; without them it is judged as it is. */
const LONGEST_RESTORING_MS = 8000
const STEP_MS = 50

const pause = (ms: number) => new Promise((next) => setTimeout(next, ms))

/** Until the island has shown what the address and the device hold: a submit is judged after that. */
async function untilRestored(island: HTMLElement): Promise<void> {
  const isRestoring = () => island.querySelector('[data-restoring]') !== null
  if (!isRestoring()) return
  for (let ms = 0; isRestoring() && ms < LONGEST_RESTORING_MS; ms += STEP_MS) await pause(STEP_MS)
  // For the effects that fill in what has been read.
  await pause(STEP_MS)
}

/**
 * Repeats what was held of an island, so that its listeners take it as the visitor's own. React updates its state in a
 * microtask, so each waits for the one before it.
 */
export async function repeat(island: HTMLElement, held: Held[]): Promise<void> {
  const own = held.filter((one) => one.island === island)
  if (own.length > 0) await untilRestored(island)
  for (const one of own) {
    // Held until then: the submit that is stored again keeps its reference.
    repeatOne(one)
    const at = held.indexOf(one)
    if (at >= 0) held.splice(at, 1)
    await Promise.resolve()
  }
  const { activeElement } = document
  if (activeElement && island.contains(activeElement))
    activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
}
