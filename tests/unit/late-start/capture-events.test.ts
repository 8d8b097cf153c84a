/** @jest-environment jsdom */
import { act, fireEvent } from '@testing-library/react'
import { createElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { OUTBOX_PREFIX } from '@/lib/enquiry/outbox-key'
import { replay } from '@/late-start/client/replay'
import { consumeEarlyInput } from '@/lib/form/early-input'
import { recordTracked } from '@/tests/fixtures/tracked'
import { fillStorage } from '@/tests/unit/enquiry/fakes'
import { captureEarlyEvents } from '@/late-start/inline/early-events'
import { captureEvents, State } from '@/late-start/loader/capture-events'

Object.assign(globalThis, { OFFERS_CHAT: true, TAKES_SEARCH: true })
const tracked = recordTracked()
const seen: string[] = []
const onCapture = jest.fn()
let transition: ReturnType<typeof captureEvents>
const hydrate = () => transition(State.Hydrated, replay)
/** captureEvents adds listeners to the window, which are removed after each test. */
const added: [string, EventListenerOrEventListenerObject][] = []

beforeEach(() => {
  jest.spyOn(window, 'addEventListener').mockImplementation((name, listener, options) => {
    added.push([name, listener])
    EventTarget.prototype.addEventListener.call(window, name, listener, options)
  })
  jest.spyOn(window, 'alert').mockReturnValue(undefined)
  onCapture.mockClear()
  transition = captureEvents(captureEarlyEvents(), onCapture)
  document.body.innerHTML = `
    <form action="/car-offers/"><input name="place"><input type="checkbox" name="flag"><input type="checkbox" name="other"><select name="sort"><option></option><option>name</option></select><button type="submit">Search</button></form>
    <form id="bare" method="dialog">
      <label>Name<input name="name"></label><label><input type="checkbox"><span>A new car</span></label><button>Send</button>
      <div hidden data-fallback="alert"><p>Could not send.</p><p hidden>Still trying.</p><a href="https://wa.me/91?text=Hello">Chat</a></div>
    </form>
    <button type="button" role="tab" id="tab">Outstation</button>
    <button type="button" id="menu" popovertarget="list">Menu</button><div id="list" popover></div>
    <form>
      <div role="tablist">
        <button type="button" role="tab" id="near" aria-selected="true" aria-controls="one" data-state="active">Local</button>
        <button type="button" role="tab" id="far" aria-selected="false" aria-controls="two" data-state="inactive"><b>Outstation</b></button>
      </div>
      <p id="one" data-state="active"></p><p id="two" data-state="inactive"></p>
    </form>`
  seen.length = 0
  for (const name of ['mousedown', 'click', 'keydown', 'input', 'submit', 'focusin'])
    document.body.addEventListener(name, (event) => {
      seen.push(`${name} ${(event.target as Element).id || (event.target as Element).tagName}`)
      if (name === 'submit') event.preventDefault()
    })
})

afterEach(() => {
  for (const [name, listener] of added.splice(0)) window.removeEventListener(name, listener, true)
  jest.restoreAllMocks()
  document.body.replaceWith(document.createElement('body'))
})

const element = <T extends HTMLElement>(selector: string) => document.querySelector<T>(selector)!
const failedText = () => element('[data-fallback] p')
const slowText = () => element('[data-fallback] p + p')
const clicks = () => seen.filter((what) => what.startsWith('click'))

describe('captureEvents', () => {
  it('selects a pressed tab of a form at once, and replays the press', async () => {
    const states = () =>
      ['near', 'far', 'one', 'two'].map((id) => {
        const part = element(`#${id}`)
        return [part.dataset.state, part.getAttribute('aria-selected')]
      })
    fireEvent.mouseDown(element('#far b'), { button: 2 })
    expect(element('#far').dataset.state).toBe('inactive')
    fireEvent.mouseDown(element('#far b'))
    expect(states()).toEqual([
      ['inactive', 'false'],
      ['active', 'true'],
      ['inactive', null],
      ['active', null],
    ])
    await hydrate()
    expect(seen).toEqual(['mousedown far'])
  })

  it('captures clicks, and replays press and click once', async () => {
    fireEvent.click(element('#tab'))
    fireEvent.click(element('#tab'))
    expect(clicks()).toEqual([])
    await hydrate()
    await hydrate()
    expect(seen).toEqual(['mousedown tab', 'click tab'])
  })

  it('reports each captured event and submit, so that the scripts are started', () => {
    fireEvent.submit(element('#bare'))
    expect(onCapture).toHaveBeenCalledTimes(1)
    fireEvent.click(element('#tab'))
    expect(onCapture).toHaveBeenCalledTimes(2)
  })

  it('replays the last of several clicks last', async () => {
    const other = element('#tab').cloneNode() as HTMLElement
    other.id = 'other'
    element('#tab').after(other)
    for (const tab of [element('#tab'), other, element('#tab')]) fireEvent.click(tab)
    await hydrate()
    expect(clicks()).toEqual(['click other', 'click tab'])
  })

  it('replays typed text before the click on a tab that followed', async () => {
    fireEvent.input(element('[name=place]'), { target: { value: 'Saket' } })
    fireEvent.mouseDown(element('#tab'))
    fireEvent.change(element('[name=place]'))
    await hydrate()
    expect(seen).toEqual(['input INPUT', 'mousedown tab'])
  })

  it('replays typed text before the focus of a tab', async () => {
    fireEvent.input(element('[name=place]'), { target: { value: 'Saket' } })
    element('#tab').focus()
    expect(seen).toEqual([])
    await hydrate()
    expect(seen).toEqual(['input INPUT', 'focusin tab'])
  })

  it('leaves popover buttons to the browser, and replays nothing', async () => {
    Object.defineProperty(element('#menu'), 'popoverTargetElement', { value: element('#list') })
    // dispatchEvent returns true: the default action is not prevented.
    expect(fireEvent.click(element('#menu'))).toBe(true)
    await hydrate()
    expect(clicks()).toEqual([])
  })

  it('lets the browser open a dialog before hydration, and replays its click without opening it again', async () => {
    const button = element<HTMLButtonElement>('#menu')
    button.setAttribute('commandfor', 'list')
    Object.defineProperty(button, 'command', { value: 'show-modal' })
    const prevented: boolean[] = []
    document.addEventListener('click', (event) => prevented.push(event.defaultPrevented))
    expect(fireEvent.click(button)).toBe(true)
    expect(prevented).toEqual([])
    await hydrate()
    await hydrate()
    expect(prevented).toEqual([true])
  })

  it('captures submits, and replays one', async () => {
    fireEvent.submit(element('form'))
    fireEvent.submit(element('form'))
    expect(seen).toEqual([])
    await hydrate()
    expect(seen).toEqual(['submit FORM'])
  })

  it('replays a submit by a click where there is no requestSubmit', async () => {
    const { requestSubmit } = HTMLFormElement.prototype
    Reflect.deleteProperty(HTMLFormElement.prototype, 'requestSubmit')
    element('form button').click()
    expect(seen).toEqual([])
    await hydrate()
    HTMLFormElement.prototype.requestSubmit = requestSubmit
    expect(seen.filter((what) => what.startsWith('submit'))).toEqual(['submit FORM'])
  })

  it('replays typed text and the focus', async () => {
    const field = element<HTMLInputElement>('[name=place]')
    field.focus()
    seen.length = 0
    fireEvent.input(field, { target: { value: 'Saket' } })
    await hydrate()
    expect(seen).toEqual(['input INPUT', 'focusin INPUT'])
    expect(field.value).toBe('Saket')
  })

  it('restores the value of a select that hydration has overwritten', async () => {
    const list = element<HTMLSelectElement>('[name=sort]')
    fireEvent.change(list, { target: { value: 'name' } })
    list.value = ''
    await hydrate()
    expect(list.value).toBe('name')
    expect(seen).toEqual(['input SELECT'])
  })

  it('dispatches the typed value even though React’s value tracker has recorded it', async () => {
    const changed = jest.fn()
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = '<input id="hydrated">'
    const field = element<HTMLInputElement>('#hydrated')
    fireEvent.input(field, { target: { value: 'Saket' } })
    const root = await act(() =>
      hydrateRoot(container, createElement('input', { id: 'hydrated', onChange: changed })),
    )
    expect(changed).not.toHaveBeenCalled()
    await act(hydrate)
    expect(changed).toHaveBeenCalledTimes(1)
    expect(field.value).toBe('Saket')
    act(() => root.unmount())
  })

  it('replays the keys that switch tabs, and no others', async () => {
    const tab = element('#tab')
    fireEvent.keyDown(tab, { key: 'ArrowRight' })
    expect(seen).toEqual([])
    fireEvent.keyDown(tab, { key: 'Tab' })
    await hydrate()
    expect(seen).toEqual(['keydown tab'])
  })

  it('replays checkboxes one after the other, each after the state update of the previous one', async () => {
    const boxes = [element<HTMLInputElement>('[name=flag]'), element<HTMLInputElement>('[name=other]')]
    const known: string[] = []
    for (const box of boxes)
      box.addEventListener(
        'click',
        () => void Promise.resolve().then(() => known.push(`updates ${box.name}`)),
      )
    for (const box of boxes) box.addEventListener('click', () => known.push(`ticks ${box.name}`))
    boxes.forEach((box) => {
      box.checked = true
      fireEvent.change(box)
      box.checked = false
    })
    await hydrate()
    expect(known).toEqual(['ticks flag', 'updates flag', 'ticks other', 'updates other'])
    expect(boxes.every(({ checked }) => checked)).toBe(true)
  })

  it('replays ticking a checkbox once', async () => {
    const box = element<HTMLInputElement>('[name=flag]')
    box.click()
    await hydrate()
    expect(box.checked).toBe(true)
    expect(clicks()).toEqual(['click INPUT'])
  })

  it('does not replay a checkbox that was ticked and unticked', async () => {
    const box = element<HTMLInputElement>('[name=flag]')
    box.click()
    box.click()
    await hydrate()
    expect(clicks()).toEqual([])
  })

  it('replays a mousedown whose mouseup is after hydration', async () => {
    fireEvent.mouseDown(element('#tab'))
    await hydrate()
    fireEvent.click(element('#tab'))
    expect(seen).toEqual(['mousedown tab', 'click tab'])
  })

  it('captures nothing after hydration', async () => {
    await hydrate()
    fireEvent.click(element('#tab'))
    fireEvent.submit(element('form'))
    expect(seen).toEqual(['click tab', 'submit FORM'])
  })

  it('submits a form with an action natively, once, in the state Failed', async () => {
    fireEvent.submit(element('form'))
    fireEvent.submit(element('form'))
    await transition(State.Failed)
    expect(seen).toEqual(['submit FORM'])
  })

  for (const [what, end] of Object.entries({ Failed: State.Failed, Stopped: State.Stopped }))
    it(`shows and tracks the fallback of another form in the state ${what}`, async () => {
      fireEvent.submit(element('#bare'))
      await transition(end)
      expect(element('[data-fallback]')).toBeVisible()
      expect(alert).toHaveBeenCalledWith('Could not send.')
      expect(seen).toEqual([])
      expect(tracked).toEqual(['enquiry-failed'])
    })

  it('does not replay a submit that was reported as failed', async () => {
    fireEvent.submit(element('#bare'))
    await transition(State.Failed)
    await hydrate()
    expect(seen).toEqual([])
    fireEvent.submit(element('#bare'))
    expect(element('[data-fallback]')).not.toBeVisible()
    expect(seen).toEqual(['submit bare'])
  })

  it('shows the slow fallback after 8 s, without an alert, and still replays the submit after hydration', async () => {
    jest.useFakeTimers()
    fireEvent.submit(element('#bare'))
    fireEvent.click(element('#tab'))
    await jest.advanceTimersByTimeAsync(7999)
    expect(element('[data-fallback]')).not.toBeVisible()
    await jest.advanceTimersByTimeAsync(1)
    jest.useRealTimers()
    expect(slowText()).toBeVisible()
    expect(failedText()).not.toBeVisible()
    expect(alert).not.toHaveBeenCalled()
    expect(tracked).toEqual([])
    expect(seen).toEqual([])
    await hydrate()
    expect(element('[data-fallback]')).not.toBeVisible()
    expect(seen).toEqual(['mousedown tab', 'click tab', 'submit bare'])
  })

  it('shows the failed fallback when a script fails after 8 s', async () => {
    jest.useFakeTimers()
    fireEvent.submit(element('#bare'))
    await jest.advanceTimersByTimeAsync(8000)
    jest.useRealTimers()
    await transition(State.Failed)
    expect(failedText()).toBeVisible()
    expect(slowText()).not.toBeVisible()
    expect(alert).toHaveBeenCalledWith('Could not send.')
  })

  it('stays in the state Stopped when a hydrated event follows', async () => {
    await transition(State.Stopped)
    await hydrate()
    fireEvent.submit(element('#bare'))
    expect(seen).toEqual([])
  })

  it('puts the values into the chat link at every submit', async () => {
    const chatText = () => new URL(element<HTMLAnchorElement>('a').href).searchParams.get('text')
    await transition(State.Stopped)
    element<HTMLInputElement>('[name=name]').value = ' Asha & Co '
    fireEvent.submit(element('#bare'))
    expect(chatText()).toBe('Hello\nName: Asha & Co')
    element('#bare span').click()
    fireEvent.submit(element('#bare'))
    expect(chatText()).toBe('Hello\nName: Asha & Co\nA new car')
  })

  for (const [what, greeting] of Object.entries({
    'with several lines': 'A car\nfor two days',
    'without text': '',
  }))
    it(`does not change a greeting ${what}`, async () => {
      const chat = element<HTMLAnchorElement>('a')
      chat.search = `?text=${encodeURIComponent(greeting)}`
      element<HTMLInputElement>('[name=name]').value = 'Asha'
      await transition(State.Stopped)
      fireEvent.submit(element('#bare'))
      fireEvent.submit(element('#bare'))
      expect(new URL(chat.href).searchParams.get('text')).toBe(
        [greeting, 'Name: Asha'].filter(Boolean).join('\n'),
      )
    })

  describe('a search', () => {
    const kept = () =>
      Object.keys(localStorage)
        .filter((key) => key.startsWith(OUTBOX_PREFIX))
        .map((key): Record<string, unknown> => ({
          key,
          ...(JSON.parse(localStorage.getItem(key) ?? '') as Record<string, unknown>),
        }))
    beforeEach(() => {
      localStorage.clear()
      element<HTMLInputElement>('[name=place]').value = 'Saket'
    })

    it('is stored in the outbox first, and sets its reference on the form', () => {
      fireEvent.submit(element('form'))
      const { reference } = element('form').dataset
      expect(kept()).toEqual([
        {
          key: OUTBOX_PREFIX + reference,
          createdAt: expect.any(Number),
          page: 'http://localhost/',
          form: 'place=Saket&sort=',
        },
      ])
    })

    it('is stored once for two submits, with the values of the last', () => {
      fireEvent.submit(element('form'))
      element<HTMLInputElement>('[name=place]').value = 'Rohini'
      fireEvent.submit(element('form'))
      expect(kept().map(({ form }) => form)).toEqual(['place=Rohini&sort='])
    })

    it('is stored under a new reference for each submit after hydration', async () => {
      await hydrate()
      fireEvent.submit(element('form'))
      fireEvent.submit(element('form'))
      expect(kept()).toHaveLength(2)
    })

    it('with a filled honeypot is not stored', () => {
      element('form').insertAdjacentHTML('beforeend', '<input data-honeypot value="spam">')
      fireEvent.submit(element('form'))
      expect(kept()).toEqual([])
      expect(element('form').dataset.reference).toBeUndefined()
    })

    it('is submitted natively after 8 s when it is stored: the next page sends it', async () => {
      const leads = jest.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue(undefined)
      jest.useFakeTimers()
      fireEvent.submit(element('form'))
      await jest.advanceTimersByTimeAsync(8000)
      jest.useRealTimers()
      expect(leads).toHaveBeenCalledTimes(1)
      await hydrate()
      expect(seen).toEqual([])
    })

    it('still waits after 8 s where storage is full', async () => {
      const leads = jest.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue(undefined)
      fillStorage()
      jest.useFakeTimers()
      fireEvent.submit(element('form'))
      await jest.advanceTimersByTimeAsync(60_000)
      jest.useRealTimers()
      expect(leads).not.toHaveBeenCalled()
      await hydrate()
      expect(seen).toEqual(['submit FORM'])
    })
  })

  describe('the replay', () => {
    const record = (name: string, note: (event: Event) => string) => {
      const noted: string[] = []
      document.body.addEventListener(name, (event) => noted.push(note(event)))
      return noted
    }

    it('dispatches mousedown, mouseup and click of a button', async () => {
      const order = ['mousedown', 'mouseup', 'click']
      const noted: string[] = []
      for (const name of order) document.body.addEventListener(name, () => noted.push(name))
      fireEvent.click(element('#tab'))
      await hydrate()
      expect(noted).toEqual(order)
    })

    it('dispatches the change event of a field after its input event', async () => {
      const changed = record('change', () => seen.at(-1) ?? '')
      fireEvent.input(element('[name=place]'), { target: { value: 'Saket' } })
      await hydrate()
      expect(changed).toEqual(['input INPUT'])
    })

    it('dispatches the keys that switch tabs, on a tab only', async () => {
      const keys = record('keydown', (event) => (event as KeyboardEvent).key)
      fireEvent.keyDown(element('#tab'), { key: 'End' })
      fireEvent.keyDown(element('#tab'), { key: 'Enter' })
      fireEvent.keyDown(element('[name=place]'), { key: 'ArrowRight' })
      await hydrate()
      expect(keys).toEqual(['End'])
    })

    it('dispatches no input event of a field that was only focused', async () => {
      element('[name=place]').focus()
      await hydrate()
      expect(seen).toEqual(['focusin INPUT'])
    })

    it('dispatches focusin once, for repeated hydrated events', async () => {
      element('[name=place]').focus()
      await hydrate()
      await hydrate()
      expect(seen).toEqual(['focusin INPUT'])
    })

    it('ignores events on the document itself', async () => {
      fireEvent.keyDown(document, { key: 'End' })
      fireEvent.click(document)
      await expect(hydrate()).resolves.toBeUndefined()
      expect(seen).toEqual([])
    })

    it('ignores events of an element that hydration has removed', async () => {
      const button = element('#tab')
      const pressed = jest.fn()
      button.addEventListener('click', pressed)
      fireEvent.click(button)
      button.remove()
      await hydrate()
      expect(pressed).not.toHaveBeenCalled()
    })

    it('does not prevent later clicks on the button of a dialog', async () => {
      const button = element('#menu')
      button.setAttribute('commandfor', 'list')
      Object.defineProperty(button, 'command', { value: 'show-modal' })
      fireEvent.click(button)
      await hydrate()
      expect(fireEvent.click(button)).toBe(true)
    })

    it('dispatches a complete click of a dialog’s button in a browser without invoker commands', async () => {
      const prevented = record('click', (event) => String(event.defaultPrevented))
      element('#menu').setAttribute('commandfor', 'list')
      fireEvent.click(element('#menu'))
      await hydrate()
      expect(prevented).toEqual(['false'])
    })

    it('clicks the submit button where there is neither a submitter nor requestSubmit', async () => {
      const submits = record('submit', () => 'submitted')
      const { requestSubmit } = HTMLFormElement.prototype
      Reflect.deleteProperty(HTMLFormElement.prototype, 'requestSubmit')
      fireEvent.submit(element('form'))
      await hydrate()
      HTMLFormElement.prototype.requestSubmit = requestSubmit
      expect(submits).toEqual(['submitted'])
    })
  })

  it('does not navigate after 8 s when the search was replayed before', async () => {
    const leads = jest.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue(undefined)
    jest.useFakeTimers()
    fireEvent.submit(element('form'))
    await hydrate()
    await jest.advanceTimersByTimeAsync(8000)
    jest.useRealTimers()
    expect(leads).not.toHaveBeenCalled()
  })

  describe.each([
    [true, false, 1],
    [false, true, 1],
    [false, false, 0],
  ])('on a page with a chat: %s, with a search: %s', (OFFERS_CHAT, TAKES_SEARCH, timers) => {
    beforeEach(() => void Object.assign(globalThis, { OFFERS_CHAT, TAKES_SEARCH }))
    afterEach(() => void Object.assign(globalThis, { OFFERS_CHAT: true, TAKES_SEARCH: true }))

    it(`a submit starts this many timers for its fallback: ${timers}`, () => {
      jest.useFakeTimers()
      fireEvent.submit(element('#bare'))
      expect(jest.getTimerCount()).toBe(timers)
      jest.useRealTimers()
    })

    it(`typed text is ${timers ? '' : 'not '}stored as a draft`, () => {
      const [form, field] = [element<HTMLFormElement>('form'), element<HTMLInputElement>('[name=place]')]
      form.dataset.draft = 'search'
      field.value = 'Agra'
      field.focus()
      expect(consumeEarlyInput(form, 'place')).toBeNull()
      fireEvent.input(field, { target: { value: 'Saket' } })
      expect(consumeEarlyInput(form, 'place')).toBe(timers ? 'Saket' : null)
    })
  })

  it('leaves the close button of a dialog to the browser', () => {
    document.body.insertAdjacentHTML('beforeend', '<form method="dialog" id="closes"></form>')
    fireEvent.submit(element('#closes'))
    expect(seen).toEqual(['submit closes'])
  })
})
