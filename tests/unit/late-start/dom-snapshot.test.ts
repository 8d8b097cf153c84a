import { captureDom, restoreDom } from '@/late-start/client/dom-snapshot'

beforeAll(() => {
  // jsdom knows neither modal dialogs nor their selector.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  const { querySelectorAll } = document
  jest
    .spyOn(document, 'querySelectorAll')
    .mockImplementation((selector) => querySelectorAll.call(document, selector.replace(':modal', '[open]')))
})
afterAll(() => jest.restoreAllMocks())

it('restores a page that was removed, with its title, what was typed, the focus and the open dialog', () => {
  document.title = 'Contact us'
  document.body.innerHTML = '<h1>Contact us</h1><dialog open><input aria-label="Name"></dialog>'
  const input = document.querySelector('input')!
  input.value = 'Asha'
  input.focus()

  const snapshot = captureDom()
  document.head.replaceChildren()
  document.body.replaceChildren()
  restoreDom(snapshot)

  expect(document.title).toBe('Contact us')
  expect(document.querySelector('input')).toBe(input)
  expect(input).toHaveValue('Asha')
  expect(input).toHaveFocus()
  expect(document.querySelector('dialog')).toHaveAttribute('open')
})
