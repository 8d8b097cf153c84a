import { fireEvent } from '@testing-library/react'
import { Hold } from '@/tools/finish/start/hold'

const onSubmitHeld = jest.fn()
const seen: string[] = []
let hold: Hold
/** Every hold listens on the window; each test takes its own away again. */
const added: [string, EventListenerOrEventListenerObject][] = []

beforeEach(() => {
  jest.spyOn(window, 'addEventListener').mockImplementation((name, listener) => {
    added.push([name, listener])
    EventTarget.prototype.addEventListener.call(window, name, listener, true)
  })
  hold = new Hold(onSubmitHeld)
  document.body.innerHTML = `
    <form action="/car-offers/"><input name="place"><input type="checkbox" name="flag"><select name="sort"><option></option><option>name</option></select><button>Search</button></form>
    <form id="bare"><button>Send</button></form>
    <button type="button" role="tab" id="tab">Outstation</button>
    <button type="button" id="menu" popovertarget="list">Menu</button><div id="list" popover></div>`
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
const clicks = () => seen.filter((what) => what.startsWith('click'))

describe('hold', () => {
  it('keeps a click back, and does press and click once', () => {
    fireEvent.click(element('#tab'))
    fireEvent.click(element('#tab'))
    expect(clicks()).toEqual([])
    hold.release()
    hold.release()
    expect(seen).toEqual(['mousedown tab', 'click tab'])
  })

  it('lets native buttons work', () => {
    Object.defineProperty(element('#menu'), 'popoverTargetElement', { value: element('#list') })
    fireEvent.click(element('#menu'))
    expect(clicks()).toEqual(['click menu'])
  })

  it('keeps a submit back, says so, and does it once', () => {
    fireEvent.submit(element('form'))
    fireEvent.submit(element('form'))
    expect(seen).toEqual([])
    expect(onSubmitHeld).toHaveBeenCalled()
    hold.release()
    expect(seen).toEqual(['submit FORM'])
  })

  it('says again what was typed, and where the focus is', () => {
    const field = element<HTMLInputElement>('[name=place]')
    field.focus()
    seen.length = 0
    fireEvent.input(field, { target: { value: 'Saket' } })
    hold.release()
    expect(seen).toEqual(['focusin INPUT', 'input INPUT'])
    expect(field.value).toBe('Saket')
  })

  it('puts back what was chosen before the page set the field to what it knew', () => {
    const list = element<HTMLSelectElement>('[name=sort]')
    fireEvent.change(list, { target: { value: 'name' } })
    list.value = ''
    hold.release()
    expect(list.value).toBe('name')
    expect(seen).toEqual(['input SELECT'])
  })

  it('keeps a key back by which the tabs are walked, and no other', () => {
    const tab = element('#tab')
    fireEvent.keyDown(tab, { key: 'ArrowRight' })
    expect(seen).toEqual([])
    fireEvent.keyDown(tab, { key: 'Tab' })
    hold.release()
    expect(seen).toEqual(['keydown tab', 'keydown tab'])
  })

  it('ticks a box once, and leaves one alone that was ticked and cleared', () => {
    const box = element<HTMLInputElement>('[name=flag]')
    box.click()
    hold.release()
    expect(box.checked).toBe(true)
    expect(clicks()).toEqual(['click INPUT'])
  })

  it('leaves a box alone that was ticked and cleared again', () => {
    const box = element<HTMLInputElement>('[name=flag]')
    box.click()
    box.click()
    hold.release()
    expect(clicks()).toEqual([])
  })

  it('presses a button again that was pressed before and let go of after', () => {
    fireEvent.mouseDown(element('#tab'))
    hold.release()
    seen.length = 0
    fireEvent.click(element('#tab'))
    expect(seen).toEqual(['mousedown tab', 'click tab'])
  })

  it('holds nothing once the page answers', () => {
    hold.release()
    fireEvent.click(element('#tab'))
    fireEvent.submit(element('form'))
    expect(seen).toEqual(['click tab', 'submit FORM'])
  })

  it('given up, lets a form go that leads somewhere, and holds one that does not', () => {
    fireEvent.submit(element('form'))
    fireEvent.submit(element('#bare'))
    hold.giveUp()
    fireEvent.submit(element('#bare'))
    expect(seen).toEqual(['submit FORM'])
  })

  it('given up too early, still does what waits when the page answers at last', () => {
    element('#bare button').click()
    hold.giveUp()
    hold.release()
    expect(seen).toEqual(['click BUTTON', 'submit bare'])
  })
})
