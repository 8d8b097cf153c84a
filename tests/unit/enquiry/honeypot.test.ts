/** @jest-environment jsdom */
import { HONEYPOT, isHoneypotFilled } from '@/lib/enquiry/honeypot'

function formWith(html: string): HTMLFormElement {
  const form = document.createElement('form')
  form.innerHTML = html
  return form
}

it.each([
  ['a box that is filled in', `<input value="Asha"><input ${HONEYPOT} value="x">`, true],
  ['an empty box', `<input value="Asha"><input ${HONEYPOT}>`, false],
  ['no box', '<input value="Asha">', false],
  ['a mark on what is no box', `<p ${HONEYPOT}></p>`, false],
])('a form with %s: %#', (_, html, isFilled) => {
  expect(isHoneypotFilled(formWith(html))).toBe(isFilled)
})
