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
    <form action="/car-offers/"><input name="place"><input type="checkbox" name="flag"><input type="checkbox" name="other"><select name="sort"><option></option><option>name</option></select><button>Search</button></form>
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
  it('keeps a click back, and does press and click once', async () => {
    fireEvent.click(element('#tab'))
    fireEvent.click(element('#tab'))
    expect(clicks()).toEqual([])
    await hold.release()
    await hold.release()
    expect(seen).toEqual(['mousedown tab', 'click tab'])
  })

  it('lets native buttons work', () => {
    Object.defineProperty(element('#menu'), 'popoverTargetElement', { value: element('#list') })
    fireEvent.click(element('#menu'))
    expect(clicks()).toEqual(['click menu'])
  })

  it('keeps a submit back, says so, and does it once', async () => {
    fireEvent.submit(element('form'))
    fireEvent.submit(element('form'))
    expect(seen).toEqual([])
    expect(onSubmitHeld).toHaveBeenCalled()
    await hold.release()
    expect(seen).toEqual(['submit FORM'])
  })

  it('says again what was typed, and where the focus is', async () => {
    const field = element<HTMLInputElement>('[name=place]')
    field.focus()
    seen.length = 0
    fireEvent.input(field, { target: { value: 'Saket' } })
    await hold.release()
    expect(seen).toEqual(['focusin INPUT', 'input INPUT'])
    expect(field.value).toBe('Saket')
  })

  it('puts back what was chosen before the page set the field to what it knew', async () => {
    const list = element<HTMLSelectElement>('[name=sort]')
    fireEvent.change(list, { target: { value: 'name' } })
    list.value = ''
    await hold.release()
    expect(list.value).toBe('name')
    expect(seen).toEqual(['input SELECT'])
  })

  it('keeps a key back by which the tabs are walked, and no other', async () => {
    const tab = element('#tab')
    fireEvent.keyDown(tab, { key: 'ArrowRight' })
    expect(seen).toEqual([])
    fireEvent.keyDown(tab, { key: 'Tab' })
    await hold.release()
    expect(seen).toEqual(['keydown tab', 'keydown tab'])
  })

  it('ticks boxes one after the other, each after the page knows the last', async () => {
    const boxes = [element<HTMLInputElement>('[name=flag]'), element<HTMLInputElement>('[name=other]')]
    const known: string[] = []
    for (const box of boxes)
      box.addEventListener('click', () => void Promise.resolve().then(() => known.push(`knows ${box.name}`)))
    for (const box of boxes) box.addEventListener('click', () => known.push(`ticks ${box.name}`))
    boxes.forEach((box) => {
      box.checked = true
      fireEvent.change(box)
      box.checked = false
    })
    await hold.release()
    expect(known).toEqual(['ticks flag', 'knows flag', 'ticks other', 'knows other'])
    expect(boxes.every(({ checked }) => checked)).toBe(true)
  })

  it('ticks a box once, and leaves one alone that was ticked and cleared', async () => {
    const box = element<HTMLInputElement>('[name=flag]')
    box.click()
    await hold.release()
    expect(box.checked).toBe(true)
    expect(clicks()).toEqual(['click INPUT'])
  })

  it('leaves a box alone that was ticked and cleared again', async () => {
    const box = element<HTMLInputElement>('[name=flag]')
    box.click()
    box.click()
    await hold.release()
    expect(clicks()).toEqual([])
  })

  it('presses a button again that was pressed before and let go of after', async () => {
    fireEvent.mouseDown(element('#tab'))
    await hold.release()
    seen.length = 0
    fireEvent.click(element('#tab'))
    expect(seen).toEqual(['mousedown tab', 'click tab'])
  })

  it('holds nothing once the page answers', async () => {
    await hold.release()
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

  it('given up too early, still does what waits when the page answers at last', async () => {
    element('#bare button').click()
    hold.giveUp()
    await hold.release()
    expect(seen).toEqual(['click BUTTON', 'submit bare'])
  })
})
