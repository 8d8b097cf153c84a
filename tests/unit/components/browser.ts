import { act, fireEvent, screen } from '@testing-library/react'
import { somePicture } from '@/tests/fixtures/some-picture'

/** Adds the methods of the dialog element that jsdom lacks: `showModal`, and `close` with its event. */
export function stubDialogs(): void {
  Object.assign(HTMLDialogElement.prototype, {
    showModal: jest.fn(function (this: HTMLDialogElement) {
      this.setAttribute('open', '')
    }),
    close: jest.fn(function (this: HTMLDialogElement) {
      this.removeAttribute('open')
      this.dispatchEvent(new Event('close'))
    }),
  })
}

/** Stubs scrolling, which jsdom lacks. Returns the mocks. */
export function stubScrolling(): { scrollTo: jest.Mock; scrollBy: jest.Mock } {
  const stubs = { scrollTo: jest.fn(), scrollBy: jest.fn() }
  Object.assign(Element.prototype, stubs)
  return stubs
}

export function stubAlert(): jest.Mock {
  const alert = jest.fn()
  Object.defineProperty(window, 'alert', { configurable: true, value: alert })
  return alert
}

/** Sets the address of the page without navigation. */
export const setAddress = (path: string) => window.history.replaceState(null, '', path)

/** Freezes `Date` at `now`; timers and promises run as usual. */
export function freezeDate(now: Date): void {
  jest.useFakeTimers({
    now,
    doNotFake: [
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'requestIdleCallback',
      'cancelIdleCallback',
      'setImmediate',
      'clearImmediate',
      'setInterval',
      'clearInterval',
      'setTimeout',
      'clearTimeout',
    ],
  })
}

/** The control whose label begins with this text; a note such as 'IST' may follow. */
export function control(label: string): HTMLInputElement {
  const [found] = screen.getAllByLabelText<HTMLInputElement>((text, element) => {
    return element instanceof HTMLInputElement && text.startsWith(label)
  })
  if (!found) throw new Error(`No control is labelled ${label}`)
  return found
}

/** Sets a value in one input event, as a date picker or autofill does. */
export const pick = (label: string, value: string) => fireEvent.input(control(label), { target: { value } })

/** Waits until all started promises have settled. */
export const settled = () => act(async () => void (await new Promise((resolve) => setTimeout(resolve))))

/** The prefilled message of a chat link. */
export const chatText = (link: HTMLElement) =>
  new URL((link as HTMLAnchorElement).href).searchParams.get('text')

/** Existing pictures with these alternative texts. */
export const somePictures = (...alts: string[]) =>
  alts.map((alt, index) => ({ alt, picture: somePicture(`/cars/${index + 1}.jpg`) }))

type Sender = jest.MockedFunction<(template: string, params: object, ...rest: never[]) => unknown>

/** The arguments of a fake `beginEnquiry`: the templates, and their parameters. */
export const sentWith = (sender: unknown): [string, object][] =>
  (sender as Sender).mock.calls.map(([template, params]) => [template, params])
