import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { LimitedTextarea } from '@/components/form/limited-textarea'

const full = '{count} characters are the most.'
const control = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Requirements' })

const renderForm = () =>
  render(
    <form>
      <LimitedTextarea label="Requirements" maxLength={2000} full={full} />
      <button type="reset">Clear</button>
    </form>,
  )

const paste = async (text: string) => {
  await userEvent.click(control())
  await userEvent.paste(text)
}

it('says that it is full when a paste was cut off', async () => {
  renderForm()
  await paste('a'.repeat(2500))
  expect(control().value).toHaveLength(2000)
  expect(control()).toHaveAccessibleDescription('2,000 characters are the most.')
})

it('says nothing while more fits, again after a deletion, and in an empty form', async () => {
  renderForm()
  await paste('a'.repeat(1999))
  expect(control()).not.toHaveAccessibleDescription()
  await paste('a')
  expect(control()).toHaveAccessibleDescription('2,000 characters are the most.')
  await userEvent.type(control(), '{Backspace}')
  expect(control()).not.toHaveAccessibleDescription()
  await paste('a')
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(control()).not.toHaveAccessibleDescription()
})

it('follows a given value, which may change without input', () => {
  const draw = (value: string) => (
    <LimitedTextarea label="Requirements" maxLength={3} full={full} value={value} onChange={() => {}} />
  )
  const { rerender } = render(draw('abc'))
  expect(control()).toHaveAccessibleDescription('3 characters are the most.')
  rerender(draw('ab'))
  expect(control()).not.toHaveAccessibleDescription()
})
