/** @jest-environment jsdom */
import { dropDraft, transferDraft, keepDraft, loadDraft, parseDraft, saveDraft } from '@/lib/form/draft'
import { DRAFT_PREFIX, storeEarlyInput } from '@/lib/form/early-input'
import { setAddress } from '../components/browser'
import { forbidStorage } from '../enquiry/fakes'

const HTML = `
  <input name="name"><input name="contact"><textarea name="requirements"></textarea>
  <input type="checkbox" name="isNew"><input data-honeypot><button name="send" value="x"></button>
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
function openKept(attributes?: string): HTMLFormElement {
  const form = openForm(attributes)
  keep(form)
  return form
}

beforeEach(() => {
  sessionStorage.clear()
  setAddress('/contact-us/')
})
afterEach(() => stop?.())

describe('a stored draft', () => {
  it.each([null, '', 'null', '{', '7', '[7]', '{"name": 7, "query": {"length": 1}}'])(
    'of %j is parsed as empty',
    (text) => {
      expect(parseDraft(text)).toEqual({})
    },
  )

  it('drops texts longer than any control accepts, and unknown fields', () => {
    const many = Object.fromEntries(Array.from({ length: 40 }, (_, index) => [`field${index}`, 'x']))
    expect(parseDraft(JSON.stringify({ name: 'x'.repeat(2001), contact: 'y' }))).toEqual({ contact: 'y' })
    expect(Object.keys(parseDraft(JSON.stringify(many)))).toHaveLength(24)
    expect(parseDraft(JSON.stringify({ name: 'x'.repeat(2000) })).name).toHaveLength(2000)
  })

  it('does not set values from Object.prototype', () => {
    const form = openForm()
    field(form, 'name').name = 'constructor'
    keep(form)
    expect(field(form, 'constructor').value).toBe('')
  })
})

describe('typed text', () => {
  it('is stored at each input, invalid values too', () => {
    const form = openKept()
    type(form, 'contact', '98765')
    expect(stored()).toEqual({ contact: '98765', query: '' })
  })

  it('is restored into the same form, checkboxes and multi-line texts too', () => {
    const before = openForm()
    keep(before)()
    field(before, 'isNew').checked = true
    field(before, 'requirements').value = 'Two cars\nfor a day'
    saveDraft(before)
    const form = openKept()
    expect(field(form, 'isNew').checked).toBe(true)
    expect(field(form, 'requirements').value).toBe('Two cars\nfor a day')
  })

  it('excludes the honeypot and buttons', () => {
    const form = openForm()
    form.querySelector<HTMLInputElement>('[data-honeypot]')!.value = 'spam'
    saveDraft(form)
    expect(stored()).toEqual({ query: '' })
  })

  it('does not overwrite text typed before hydration or restored by the browser', () => {
    const before = openForm()
    field(before, 'name').value = 'Asha'
    field(before, 'contact').value = '98765'
    saveDraft(before)
    const form = openForm()
    field(form, 'name').value = 'Ravi'
    keep(form)
    expect([field(form, 'name').value, field(form, 'contact').value]).toEqual(['Ravi', '98765'])
  })

  it('is restored in the same form and page only', () => {
    const form = openForm()
    field(form, 'name').value = 'Asha'
    saveDraft(form)
    expect(loadDraft(openForm('data-draft="newsletter"'))).toEqual({})
    setAddress('/vendor-application/')
    expect(loadDraft(openForm())).toEqual({})
  })

  it('is removed when the form is reset, as after sending', () => {
    const form = openKept()
    type(form, 'name', 'Asha')
    form.reset()
    expect(stored()).toBeNull()
  })

  it('in another form does not change the draft', () => {
    const form = openKept()
    document.body.insertAdjacentHTML('beforeend', '<form data-draft="newsletter"><input name="email"></form>')
    const other = document.forms[1]!
    type(other, 'email', 'asha@example.com')
    expect(stored()).toBeNull()
    type(form, 'name', 'Asha')
    other.reset()
    expect(stored()).toMatchObject({ name: 'Asha' })
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

  it('gets the draft that was typed with the same query string', () => {
    leave('?location=Saket')
    expect(loadDraft(openForm(search))).toMatchObject({ name: 'Asha' })
  })

  it('does not get a draft that was typed with another query string', () => {
    leave('?location=Saket')
    setAddress('/car-offers/?location=Rohini')
    const form = openKept(search)
    expect(field(form, 'name').value).toBe('')
  })

  it('gets the values of another page, and stores them with its query string from then on', () => {
    setAddress('/')
    const home = openForm('data-draft="search" data-tab="outstation"')
    field(home, 'contact').value = '12345'
    transferDraft(home, '/car-offers/')
    setAddress('/car-offers/?from=Delhi')
    const form = openKept(search)
    expect(field(form, 'contact').value).toBe('12345')
    expect(stored('/car-offers/', 'search')).toEqual({
      contact: '12345',
      tab: 'outstation',
      query: '?from=Delhi',
    })
  })
})

it('a draft of another page can be removed', () => {
  const form = openForm()
  transferDraft(form, '/car-offers/')
  dropDraft(form, '/car-offers/')
  expect(stored('/car-offers/')).toBeNull()
})

it('where storage is blocked there are no drafts, and no exception', () => {
  const allowAgain = forbidStorage('sessionStorage')
  const form = openKept()
  type(form, 'name', 'Asha')
  expect(loadDraft(form)).toEqual({})
  form.reset()
  allowAgain()
})

describe('text typed before hydration', () => {
  /** Types as before hydration, with the inline script's listener. */
  const typeEarly = (form: HTMLFormElement, name: string, value: string) => {
    form.addEventListener('input', storeEarlyInput, { once: true })
    type(form, name, value)
  }
  const tickEarly = (form: HTMLFormElement, isTicked: boolean) => {
    field(form, 'isNew').checked = isTicked
    storeEarlyInput({ target: field(form, 'isNew') } as unknown as Event)
  }

  it('is restored once after a reload, and overrides an older draft', () => {
    const before = openKept()
    type(before, 'name', 'Asha')
    type(before, 'contact', '98765')
    stop?.()
    typeEarly(openForm(), 'name', 'Asha Rao')
    const form = openKept()
    expect([field(form, 'name').value, field(form, 'contact').value]).toEqual(['Asha Rao', '98765'])
    expect(Object.keys(sessionStorage)).toEqual([`${DRAFT_PREFIX}/contact-us/:contact`])
    expect(stored()).toMatchObject({ name: 'Asha Rao', contact: '98765' })
  })

  it.each([true, false])('includes ticking and unticking a checkbox: %s', (isTicked) => {
    tickEarly(openForm(), !isTicked)
    tickEarly(openForm(), isTicked)
    const form = openKept()
    expect(field(form, 'isNew').checked).toBe(isTicked)
  })

  it('is restored at the same address only', () => {
    setAddress('/car-offers/?location=Saket')
    typeEarly(openForm(), 'name', 'Asha')
    setAddress('/car-offers/?location=Dwarka')
    const form = openKept()
    expect(field(form, 'name').value).toBe('')
  })

  it('does not override later input, and is removed after sending', () => {
    const form = openKept()
    storeEarlyInput({ target: field(form, 'name') } as unknown as Event)
    type(form, 'name', 'Asha')
    storeEarlyInput({ target: field(form, 'contact') } as unknown as Event)
    form.dispatchEvent(new Event('reset', { bubbles: true }))
    expect(sessionStorage).toHaveLength(0)
  })

  it('is not stored for the honeypot, forms without drafts, or elements other than controls', () => {
    const form = openForm()
    for (const target of [form.querySelector('[data-honeypot]'), form, document])
      storeEarlyInput({ target } as unknown as Event)
    storeEarlyInput({ target: field(openForm('id="other"'), 'name') } as unknown as Event)
    expect(sessionStorage).toHaveLength(0)
  })

  it('is limited to the maximum length of its control', () => {
    typeEarly(openForm(), 'name', 'x'.repeat(2001))
    const form = openKept()
    expect(field(form, 'name').value).toBe('')
  })
})
