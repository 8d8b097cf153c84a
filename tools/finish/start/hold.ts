/**
 * Keeps what a visitor does before the page answers, and does it again, once, when it does. Fields keep what was
 * typed by themselves; links, menus, dialogs and details work without scripts and are left alone.
 */
type Replay = () => void
type Tracked = HTMLElement & { _valueTracker?: { setValue: (value: string) => void } }

const fire = (element: Element, event: Event) => element.dispatchEvent(event)
const bubbles = { bubbles: true, cancelable: true }

/** A button that only scripts answer to. */
function scriptedButton(event: Event): HTMLButtonElement | null {
  const button = event.target instanceof Element ? event.target.closest('button') : null
  if (!button || button.type !== 'button' || button.popoverTargetElement) return null
  return button.hasAttribute('commandfor') && 'command' in button ? null : button
}

/** Radix tabs answer to the press, other buttons to the click. */
function press(button: Element): void {
  fire(button, new MouseEvent('mousedown', bubbles))
}

function redoClick(button: HTMLButtonElement): void {
  press(button)
  fire(button, new MouseEvent('mouseup', bubbles))
  button.click()
}

const isChoice = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && (target.type === 'checkbox' || target.type === 'radio')

function redoChoice(control: HTMLInputElement): void {
  if (control.checked === control.defaultChecked) return
  control.checked = !control.checked
  control.click()
}

function redoEdit(control: Tracked): void {
  if (isChoice(control)) return redoChoice(control)
  // React would take a value that was there when it came for one it knows already.
  control._valueTracker?.setValue('')
  fire(control, new InputEvent('input', { bubbles: true }))
  fire(control, new Event('change', { bubbles: true }))
}

/** @param onSubmitHeld is called whenever a submit had to wait. */
export function createHold(onSubmitHeld: () => void) {
  /** By element, so that the second of two impatient clicks is not a second wish. */
  const held = new Map<Element, Replay>()
  const forms = new Map<HTMLFormElement, HTMLElement | null>()
  let pressed: Element | null = null
  let state: 'holding' | 'ready' | 'failed' = 'holding'

  const stop = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }

  // React listens before it answers; what it is told twice it would do twice.
  const onEdit = (event: Event) => {
    const { target } = event
    if (state !== 'holding' || !(target instanceof HTMLElement)) return
    event.stopImmediatePropagation()
    held.set(target, () => redoEdit(target))
  }

  const onPress = (event: Event) => {
    if (state === 'holding') pressed = scriptedButton(event)
  }

  const onClick = (event: Event) => {
    if (state === 'holding' && isChoice(event.target)) return event.stopImmediatePropagation()
    const button = scriptedButton(event)
    if (!button) return
    if (state === 'holding') {
      stop(event)
      held.set(button, () => redoClick(button))
    } else if (button === pressed) {
      // Pressed before the page answered, let go of after.
      press(button)
    }
    pressed = null
  }

  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement
    // Without an action the browser would put what was typed into the page's address.
    if (state === 'ready' || (state === 'failed' && form.hasAttribute('action'))) return
    if (form.method === 'dialog') return
    stop(event)
    forms.set(form, event.submitter)
    onSubmitHeld()
  }

  const submitHeld = () => {
    // A form that may not go yet is held anew meanwhile.
    const waiting = [...forms]
    forms.clear()
    for (const [form, submitter] of waiting) if (form.isConnected) form.requestSubmit(submitter)
  }

  addEventListener('input', onEdit, true)
  addEventListener('change', onEdit, true)
  addEventListener('mousedown', onPress, true)
  addEventListener('click', onClick, true)
  addEventListener('submit', onSubmit, true)

  return {
    /** The page answers: everything held is done again. */
    release() {
      if (state === 'ready') return
      state = 'ready'
      const focused = document.activeElement
      if (focused && focused !== document.body) fire(focused, new FocusEvent('focusin', { bubbles: true }))
      for (const [element, redo] of held) if (element.isConnected) redo()
      held.clear()
      submitHeld()
    },
    /** The page will not answer: forms that lead somewhere by themselves do. */
    giveUp() {
      if (state !== 'holding') return
      state = 'failed'
      submitHeld()
    },
  }
}
