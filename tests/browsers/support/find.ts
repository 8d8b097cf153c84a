import type { Point } from './driver'

const SELECTORS = {
  button: 'button, summary',
  checkbox: 'input[type=checkbox]',
  dialog: 'dialog',
  field: 'input, select, textarea',
  heading: 'h1, h2, h3',
  link: 'a[href]',
  row: 'tbody tr',
  status: '[role=status]',
  tab: '[role=tab]',
} as const

/** A visible element by its role and accessible name. */
export type Target = {
  role: keyof typeof SELECTORS
  /** Its accessible name, with white space normalised. */
  name?: string
  /** A CSS selector that narrows the candidates. */
  css?: string
  /** A CSS selector of its ancestor. */
  within?: string
}

/** Runs in the page. */
function find({ name, css, within }: { name?: string; css: string; within: string }): Element[] {
  const textOf = (element: Element | null) => element?.textContent ?? ''
  const nameOf = (element: Element) => {
    const labelledBy = element.getAttribute('aria-labelledby')
    const labels = 'labels' in element ? [...((element as HTMLInputElement).labels ?? [])] : []
    const name =
      element.getAttribute('aria-label') ??
      (labelledBy ? textOf(document.getElementById(labelledBy)) : undefined) ??
      (labels.length > 0 ? labels.map(textOf).join(' ') : textOf(element))
    return name.replace(/\s+/g, ' ').trim()
  }
  return [...document.querySelectorAll(within)]
    .flatMap((place) => [...place.querySelectorAll(css)])
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .filter((element) => name === undefined || nameOf(element) === name)
}

/**
 * Runs in the page. Brings the element to the middle of the screen.
 * @returns its centre, or null while it moves or another element covers it.
 */
function reach([element]: Element[]): Point | null {
  if (!element) return null
  // On a busy machine an animation may make no progress between two polls.
  const isMoving = document.getAnimations().some(({ effect, playState, timeline }) => {
    const { target } = effect as KeyframeEffect
    return playState === 'running' && timeline instanceof DocumentTimeline && target?.contains(element)
  })
  if (isMoving) return null
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const [x, y] = [Math.floor(left + width / 2), Math.floor(top + height / 2)]
  const hit = document.elementFromPoint(x, y)
  return hit && (element.contains(hit) || hit.contains(element)) ? { x, y } : null
}

/** JavaScript that evaluates to all matching elements. */
export function findAll({ role, name, css = '*', within = 'html' }: Target): string {
  return `(${find})(${JSON.stringify({ name, within, css: `:is(${SELECTORS[role]}):is(${css})` })})`
}

export const findFirst = (target: Target) => `${findAll(target)}[0]`

/** JavaScript that evaluates to the centre of the first matching element once it is clickable. */
export const reachFirst = (target: Target) => `(${reach})(${findAll(target)})`
