import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { NumberField } from '@/components/form/number-field'
import { numberTexts } from '@/components/form/number-texts'
import { getMessages } from '@/lib/content/pages'

const messages = getMessages().number
const ways = { chat: '910000000000', email: 'bookings@example.com' }
const { unlikely, foreign, incomplete, wrongLength } = messages.notes
let user: UserEvent

const open = (props: Partial<React.ComponentProps<typeof NumberField>> = {}) =>
  render(
    <form>
      <NumberField name="contact" label="Contact" texts={numberTexts(messages, ways)} {...props} />
      <button type="reset">Clear</button>
    </form>,
  )

beforeEach(() => {
  jest.useFakeTimers()
  user = userEvent.setup({ delay: null })
  open()
})
afterEach(() => jest.useRealTimers())

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Contact' })
const pause = () => act(() => jest.advanceTimersByTime(800))

it('rejects a number with too few digits once the visitor leaves the field, and when the focus returns', async () => {
  await user.type(input(), '987654321')
  pause()
  expect(screen.queryByText(wrongLength)).not.toBeInTheDocument()
  await user.tab()
  expect(input()).toHaveAccessibleDescription(expect.stringContaining(wrongLength))
  expect(input()).toHaveAttribute('aria-invalid', 'true')
  fireEvent.focus(input())
  expect(screen.getByText(wrongLength)).toBeInTheDocument()
  await user.type(input(), '0')
  pause()
  expect(screen.queryByText(wrongLength)).not.toBeInTheDocument()
})

it('shows its message after a pause in typing', async () => {
  await user.type(input(), '+1')
  expect(screen.queryByText(foreign)).not.toBeInTheDocument()
  pause()
  expect(screen.getByText(foreign)).toHaveAttribute('aria-live', 'polite')
  expect(input()).toBeInvalid()
})

it('keeps a leading zero until the visitor leaves the field', async () => {
  await user.type(input(), '9876543210')
  await user.type(input(), '0', { initialSelectionStart: 0, initialSelectionEnd: 0 })
  expect(input()).toHaveValue('09876543210')
  await user.tab()
  expect(input()).toHaveValue('9876543210')
})

it('checks a number that was typed before hydration', () => {
  input().value = '1123456789'
  fireEvent.focus(input())
  expect(screen.getByText(unlikely)).toBeInTheDocument()
  expect(input()).not.toHaveAttribute('aria-invalid')
})

it('does not change text during IME composition', () => {
  fireEvent.input(input(), { target: { value: '९८x' }, isComposing: true })
  expect(input()).toHaveValue('९८x')
  fireEvent.compositionEnd(input())
  expect(input()).toHaveValue('98')
})

it('clears its message with the number', async () => {
  await user.type(input(), '1123456789')
  await user.tab()
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(screen.queryByText(unlikely)).not.toBeInTheDocument()
})

it('where numbers of other countries are taken asks for the rest of one alone', async () => {
  cleanup()
  open({ international: true })
  await user.type(input(), '+65 6123')
  await user.tab()
  expect(screen.getByText(incomplete)).toBeInTheDocument()
  await user.type(input(), ' 4567')
  pause()
  expect(input()).toHaveValue('+6561234567')
  expect(screen.queryByText(incomplete)).not.toBeInTheDocument()
})
