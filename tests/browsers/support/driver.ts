export type Key = 'Enter' | 'Escape'

export type Point = { x: number; y: number }

/**
 * The browser operations that the journeys need, available in both protocols. Expressions are JavaScript, evaluated in
 * the page.
 */
export interface Driver {
  /** Resolves when the page has loaded. */
  open(url: string): Promise<void>
  /** @param size of the page itself, in CSS pixels. */
  resize(size: { width: number; height: number }): Promise<void>
  evaluate(expression: string): Promise<unknown>
  /** Moves the pointer to a point, in whole CSS pixels from the upper left corner of the viewport, and clicks. */
  click(point: Point): Promise<void>
  /** Types into the focused element, key by key. */
  type(text: string): Promise<void>
  press(key: Key): Promise<void>
  /** Types the parts of a date or a time into the control that has the focus, in the order it shows them. */
  typeParts(parts: string[]): Promise<void>
  /** Accepts open alerts. @returns the messages of those since the last call. */
  takeAlerts(): Promise<string[]>
  close(): Promise<void>
}
