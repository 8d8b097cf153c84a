import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PrintButton } from '@/components/occasions/print-button'

const root = document.documentElement
const mark = 'data-prints-part'

afterEach(() => root.removeAttribute(mark))

it('sets the data attribute only while the part is printed', async () => {
  const marked: boolean[] = []
  Object.defineProperty(window, 'print', {
    configurable: true,
    value: () => marked.push(root.hasAttribute(mark)),
  })
  render(<PrintButton label="Print this list" />)
  expect(root).not.toHaveAttribute(mark)
  await userEvent.click(screen.getByRole('button', { name: 'Print this list' }))
  expect(marked).toEqual([true])
  window.dispatchEvent(new Event('afterprint'))
  expect(root).not.toHaveAttribute(mark)
})

it('does not affect printing by the browser’s menu', () => {
  render(<PrintButton label="Print this list" />)
  window.dispatchEvent(new Event('beforeprint'))
  expect(root).not.toHaveAttribute(mark)
})
