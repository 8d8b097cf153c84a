/** @jest-environment jsdom */
import { focusInvalidControl, controlNamed } from '@/lib/form/controls'

const form = document.createElement('form')
document.body.append(form)
beforeEach(() => {
  form.innerHTML =
    '<input name="a"><textarea name="b"></textarea><select name="c"></select><button name="d"></button><input name="e"><input name="e">'
})

it.each(['a', 'b', 'c'])('finds the control %s', (name) => {
  expect(controlNamed(form, name)).toHaveAttribute('name', name)
})

it.each(['d', 'e', 'elements', 'missing'])('finds no control under %s', (name) => {
  expect(controlNamed(form, name)).toBeUndefined()
})

it('focuses an invalid control, and sets aria-invalid until it is typed into', () => {
  const control = controlNamed(form, 'b')
  focusInvalidControl(control)
  expect(control).toHaveFocus()
  expect(control).toHaveAttribute('aria-invalid', 'true')
  control?.dispatchEvent(new Event('input'))
  expect(control).not.toHaveAttribute('aria-invalid')
})

it.each(['input', 'blur'])('shows the reason beside the control until its next %s', (event) => {
  const input = controlNamed(form, 'a') as HTMLInputElement
  const shown = jest.fn()
  input.addEventListener('invalid', () => shown(input.validationMessage))
  focusInvalidControl(input, 'Add a place')
  expect(shown.mock.calls).toEqual([['Add a place']])
  input.dispatchEvent(new Event(event))
  expect(form.checkValidity()).toBe(true)
})

it('opens what a control is folded in', () => {
  form.innerHTML = '<details><details><input name="a"></details></details>'
  focusInvalidControl(controlNamed(form, 'a'))
  expect([...form.querySelectorAll('details')].map(({ open }) => open)).toEqual([true, true])
})

it('does nothing without a control', () => {
  expect(() => focusInvalidControl(undefined)).not.toThrow()
})
