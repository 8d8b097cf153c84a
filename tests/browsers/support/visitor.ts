import { expect } from '@playwright/test'
import type { Driver, Point } from './driver'
import { findAll, findFirst, reachFirst, type Target } from './find'
import { IS_READY, TAKE_ERRORS } from './recorder'

export const WIDE = { width: 1280, height: 900 }
export const PHONE = { width: 390, height: 780 }

/** JavaScript that evaluates to whether page scrolling is locked. */
const IS_LOCKED = "getComputedStyle(document.documentElement).overflowY === 'hidden'"

/** Polls at a short interval; the interval of Playwright's own polling grows to a second. */
export const poll = <Seen>(look: () => Promise<Seen>, message?: string) =>
  expect.poll(look, { message, intervals: [100] })

/** A control of a form, by the name that S4.1 and S6.6 to S6.10 give it. */
export const control = (name: string): Target => ({ role: 'field', css: `[name="${name}"]` })

/** The actions of a visitor. Actions wait until they are possible, and assertions until they hold. */
export function visit(driver: Driver, origin: string) {
  const evaluate = <Result>(expression: string) => driver.evaluate(expression) as Promise<Result>

  /** Waits until the element is still and not covered. @returns its centre. */
  async function reach(target: Target): Promise<Point> {
    let last: Point | null = null
    await poll(
      async () => {
        const before = last
        last = await evaluate<Point | null>(reachFirst(target))
        return last !== null && last.x === before?.x && last.y === before.y
      },
      `to press ${JSON.stringify(target)}`,
    ).toBe(true)
    if (!last) throw new Error('nothing to press')
    return last
  }

  const click = async (target: Target) => driver.click(await reach(target))

  return {
    ...driver,
    click,
    open: (path: string) => driver.open(origin + path),
    resize: async (size: Parameters<Driver['resize']>[0]) => {
      await driver.resize(size)
      await poll(() => evaluate('innerWidth')).toBe(size.width)
    },
    /** Without the origin. */
    address: () => evaluate<string>('location.pathname + location.search'),
    path: () => evaluate<string>('location.pathname'),
    count: (target: Target) => evaluate<number>(`${findAll(target)}.length`),
    value: (target: Target) => evaluate<string | undefined>(`${findFirst(target)}?.value`),
    attribute: (target: Target, name: string) =>
      evaluate<string | null>(`${findFirst(target)}?.getAttribute(${JSON.stringify(name)})`),
    isFocused: (target: Target) => evaluate<boolean>(`${findFirst(target)} === document.activeElement`),
    hasFocusWithin: (css: string) =>
      evaluate<boolean>(`Boolean(document.activeElement.closest(${JSON.stringify(css)}))`),
    isLocked: () => evaluate<boolean>(IS_LOCKED),
    isReady: () => evaluate<boolean>(IS_READY),
    /** The horizontal overflow of the page, in CSS pixels. */
    overflow: () =>
      evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth'),
    /** Clicks a form control, and types into it. */
    fill: async (name: string, text: string) => {
      await click(control(name))
      await driver.type(text)
    },
    /** Types a date or a time into a control of a form. */
    fillParts: async (name: string, parts: string[]) => {
      await reach(control(name))
      await evaluate(`${findFirst(control(name))}.focus()`)
      await driver.typeParts(parts)
    },
    takeComplaints: async () => JSON.parse(await evaluate<string>(TAKE_ERRORS)) as string[],
  }
}

export type Visitor = ReturnType<typeof visit>
