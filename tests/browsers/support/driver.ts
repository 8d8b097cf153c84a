export type Key = 'Enter' | 'Escape'

export type Point = { x: number; y: number }

/** What the journeys ask of a browser: the least that both protocols can do. Expressions are JavaScript, run in the page. */
export interface Driver {
  /** Resolves when the page has loaded. */
  open(url: string): Promise<void>
  /** @param size of the page itself, in CSS pixels. */
  resize(size: { width: number; height: number }): Promise<void>
  evaluate(expression: string): Promise<unknown>
  /** Moves the pointer there, in whole CSS pixels from the upper left corner of the screen, and presses it. */
  click(point: Point): Promise<void>
  /** Types into what has the focus, key by key. */
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
  /** Types the parts of a date or a time into the control that has the focus, in the order it shows them. */
  typeParts(parts: string[]): Promise<void>
  /** Accepts the alerts that are open. @returns what those since the last call said. */
  takeAlerts(): Promise<string[]>
  close(): Promise<void>
}
