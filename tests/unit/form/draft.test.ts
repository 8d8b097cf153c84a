import fc from 'fast-check'
import {
  dropDraft,
  handOverDraft,
  keepDraft,
  keepDraftsOfStoppedPage,
  loadDraft,
  parseDraft,
  saveDraft,
} from '@/lib/form/draft'
import { DRAFT_PREFIX, keepTyped } from '@/lib/form/typed-early'
import { setAddress } from '../components/browser'

const HTML = `
  <input name="name"><input name="contact"><textarea name="requirements"></textarea>
  <input type="checkbox" name="isNew"><input data-trap><button name="send" value="x"></button>
  <select name="service"><option>Weddings</option><option>Airport</option></select>`

function openForm(attributes = 'data-draft="contact"'): HTMLFormElement {
  document.body.innerHTML = `<form ${attributes}>${HTML}</form>`
  return document.forms[0]!
}

const field = (form: HTMLFormElement, name: string) => form.querySelector<HTMLInputElement>(`[name=${name}]`)!

function type(form: HTMLFormElement, name: string, value: string): void {
  field(form, name).value = value
  field(form, name).dispatchEvent(new InputEvent('input', { bubbles: true }))
}

const stored = (path = '/contact-us/', name = 'contact') =>
  JSON.parse(sessionStorage.getItem(`${DRAFT_PREFIX}${path}:${name}`) ?? 'null') as unknown

let stop: (() => void) | undefined
const keep = (form: HTMLFormElement) => (stop = keepDraft(form))

beforeEach(() => {
  sessionStorage.clear()
  setAddress('/contact-us/')
})
afterEach(() => stop?.())

describe('a stored draft', () => {
  it('is read back whatever it holds: bounded texts only, without an exception', () => {
    const hostile = fc.oneof(
      fc.string(),
      fc.json(),
      fc
        .dictionary(fc.string(), fc.oneof(fc.string(), fc.integer(), fc.jsonValue()))
        .map((it) => JSON.stringify(it)),
    )
    fc.assert(
      fc.property(hostile, (text) => {
        const draft = parseDraft(text)
        const values = Object.values(draft)
        expect(values.length).toBeLessThanOrEqual(24)
        for (const value of values) expect(typeof value === 'string' && value.length <= 2000).toBe(true)
        expect(parseDraft(JSON.stringify(draft))).toEqual(draft)
      }),
      { numRuns: 2000 },
    )
  })

  it.each([null, '', 'null', '{', '7'])('%j is an empty one', (text) => {
    expect(parseDraft(text)).toEqual({})
  })

  it('loses texts longer than any control takes, and fields beyond any form', () => {
    const many = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`field${index}`, 'x']))
    expect(parseDraft(JSON.stringify({ name: 'x'.repeat(2001), contact: 'y' }))).toEqual({ contact: 'y' })
    expect(Object.keys(parseDraft(JSON.stringify(many)))).toHaveLength(24)
  })

  it('gives no control a value of its prototype', () => {
    const form = openForm()
    field(form, 'name').name = 'constructor'
    keep(form)
    expect(field(form, 'constructor').value).toBe('')
  })
})

describe('what is typed', () => {
  it('is kept at each input, also what is wrong', () => {
    const form = openForm()
    keep(form)
    type(form, 'contact', '98765')
    expect(stored()).toEqual({ contact: '98765', query: '' })
  })

  it('is put into the same form when it is drawn anew, boxes and texts of several lines too', () => {
    const before = openForm()
    keep(before)()
    field(before, 'isNew').checked = true
    field(before, 'requirements').value = 'Two cars\nfor a day'
    saveDraft(before)
    const form = openForm()
    keep(form)
    expect([field(form, 'isNew').checked, field(form, 'requirements').value]).toEqual([
      true,
      'Two cars\nfor a day',
    ])
  })

  it('leaves the honeypot and buttons out', () => {
    const form = openForm()
    form.querySelector<HTMLInputElement>('[data-trap]')!.value = 'spam'
    saveDraft(form)
    expect(stored()).toEqual({ query: '' })
  })

  it('does not overwrite what was typed before the scripts ran, or what the browser kept', () => {
    const before = openForm()
    field(before, 'name').value = 'Asha'
    field(before, 'contact').value = '98765'
    saveDraft(before)
    const form = openForm()
    field(form, 'name').value = 'Ravi'
    keep(form)
    expect([field(form, 'name').value, field(form, 'contact').value]).toEqual(['Ravi', '98765'])
  })

  it('is kept for its own form and page only', () => {
    const form = openForm()
    field(form, 'name').value = 'Asha'
    saveDraft(form)
    expect(loadDraft(openForm('data-draft="newsletter"'))).toEqual({})
    setAddress('/vendor-application/')
    expect(loadDraft(openForm())).toEqual({})
  })

  it('is forgotten when the form is reset, as it is once it has been sent', () => {
    const form = openForm()
    keep(form)
    type(form, 'name', 'Asha')
    form.reset()
    expect(stored()).toBeNull()
  })

  it('in another form changes nothing', () => {
    const form = openForm()
    keep(form)
    document.body.insertAdjacentHTML('beforeend', '<form data-draft="newsletter"><input name="email"></form>')
    const other = document.forms[1]!
    type(other, 'email', 'asha@example.com')
    other.reset()
    expect(stored()).toBeNull()
  })
})

describe('a form that is filled from the query string', () => {
  const search = 'data-draft="search" data-of-query'

  function leave(query: string) {
    setAddress(`/car-offers/${query}`)
    const form = openForm(search)
    field(form, 'name').value = 'Asha'
    saveDraft(form)
  }

  it('gets the draft that was typed under the same query', () => {
    leave('?location=Saket')
    expect(loadDraft(openForm(search))).toMatchObject({ name: 'Asha' })
  })

  it('gets none that was typed under another', () => {
    leave('?location=Saket')
    setAddress('/car-offers/?location=Rohini')
    const form = openForm(search)
    keep(form)
    expect(field(form, 'name').value).toBe('')
  })

  it('gets what another page hands over, which from then on belongs to its query', () => {
    setAddress('/')
    const home = openForm('data-draft="search" data-tab="outstation"')
    field(home, 'contact').value = '12345'
    handOverDraft(home, '/car-offers/')
    setAddress('/car-offers/?from=Delhi')
    const form = openForm(search)
    keep(form)
    expect(field(form, 'contact').value).toBe('12345')
    expect(stored('/car-offers/', 'search')).toEqual({
      contact: '12345',
      tab: 'outstation',
      query: '?from=Delhi',
    })
  })
})

it('a draft of another page can be dropped from here', () => {
  const form = openForm()
  handOverDraft(form, '/car-offers/')
  dropDraft(form, '/car-offers/')
  expect(stored('/car-offers/')).toBeNull()
})

it('after the scripts have stopped, what is typed is kept when the page is hidden', () => {
  const form = openForm()
  field(form, 'name').value = 'Asha'
  keepDraftsOfStoppedPage()
  expect(stored()).toEqual({ name: 'Asha', query: '' })
  field(form, 'name').value = 'Asha Verma'
  window.dispatchEvent(new Event('pagehide'))
  expect(stored()).toEqual({ name: 'Asha Verma', query: '' })
})

it('where storage is forbidden there are no drafts, and no exception', () => {
  const storage = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  const form = openForm()
  keep(form)
  type(form, 'name', 'Asha')
  expect(loadDraft(form)).toEqual({})
  form.reset()
  storage.mockRestore()
})

describe('what was typed before the page answered', () => {
  /** As the inline script hears of it. */
  const typeEarly = (form: HTMLFormElement, name: string, value: string) => {
    form.addEventListener('input', keepTyped, { once: true })
    type(form, name, value)
  }
  const tickEarly = (form: HTMLFormElement, isTicked: boolean) => {
    field(form, 'isNew').checked = isTicked
    keepTyped({ target: field(form, 'isNew') } as unknown as Event)
  }

  it('is restored by the next page, once, over an older draft', () => {
    const before = openForm()
    keep(before)
    type(before, 'name', 'Asha')
    type(before, 'contact', '98765')
    stop?.()
    typeEarly(openForm(), 'name', 'Asha Rao')
    const form = openForm()
    keep(form)
    expect([field(form, 'name').value, field(form, 'contact').value]).toEqual(['Asha Rao', '98765'])
    expect(Object.keys(sessionStorage)).toEqual([`${DRAFT_PREFIX}/contact-us/:contact`])
    expect(stored()).toMatchObject({ name: 'Asha Rao', contact: '98765' })
  })

  it.each([true, false])('is a tick, or its taking back: %s', (isTicked) => {
    tickEarly(openForm(), !isTicked)
    tickEarly(openForm(), isTicked)
    const form = openForm()
    keep(form)
    expect(field(form, 'isNew').checked).toBe(isTicked)
  })

  it('belongs to its address', () => {
    setAddress('/car-offers/?location=Saket')
    typeEarly(openForm(), 'name', 'Asha')
    setAddress('/car-offers/?location=Dwarka')
    const form = openForm()
    keep(form)
    expect(field(form, 'name').value).toBe('')
  })

  it('does not stand above what is typed later, nor outlive the sending', () => {
    const form = openForm()
    keep(form)
    keepTyped({ target: field(form, 'name') } as unknown as Event)
    type(form, 'name', 'Asha')
    keepTyped({ target: field(form, 'contact') } as unknown as Event)
    form.dispatchEvent(new Event('reset', { bubbles: true }))
    expect(sessionStorage).toHaveLength(0)
  })

  it('is not kept of the honeypot, of a form without drafts, or of what is no control', () => {
    const form = openForm()
    for (const target of [form.querySelector('[data-trap]'), form, document])
      keepTyped({ target } as unknown as Event)
    keepTyped({ target: field(openForm('id="other"'), 'name') } as unknown as Event)
    expect(sessionStorage).toHaveLength(0)
  })

  it('is no longer than a control takes', () => {
    typeEarly(openForm(), 'name', 'x'.repeat(2001))
    const form = openForm()
    keep(form)
    expect(field(form, 'name').value).toBe('')
  })
})
