/** @jest-environment jsdom */
import { captureDom, restoreDom } from '@/late-start/client/dom-snapshot'

beforeAll(() => {
  // jsdom supports neither modal dialogs nor `:modal`.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  const { querySelectorAll } = document
  jest
    .spyOn(document, 'querySelectorAll')
    .mockImplementation((selector) => querySelectorAll.call(document, selector.replace(':modal', '[open]')))
})
afterAll(() => jest.restoreAllMocks())

it('restores a removed page, with title, values, focus and open dialog', () => {
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
