import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { startCommandFallback } from '@/lib/browser/command-fallback'
import { showModal } from '@/components/ui/commands'
import { stubDialogs } from '../browser'

beforeAll(() => startCommandFallback())

const showModalOf = () => jest.mocked(HTMLDialogElement.prototype.showModal)

const Page = () => (
  <>
    <button type="button" {...showModal('panel')}>
      <span>Open</span>
    </button>
    <button type="button">Other</button>
    <button type="button" {...showModal('nowhere')}>
      Lost
    </button>
    <button type="button" {...showModal('paragraph')}>
      Wrong
    </button>
    <p id="paragraph">No dialog</p>
    <dialog id="panel" />
  </>
)

const press = (name: string) => userEvent.click(screen.getByText(name))

beforeEach(stubDialogs)
afterEach(() => Reflect.deleteProperty(HTMLButtonElement.prototype, 'command'))

describe('in a browser without commands', () => {
  it('does not open an open dialog again, which would throw', async () => {
    render(<Page />)
    await press('Open')
    await press('Open')
    expect(showModalOf()).toHaveBeenCalledTimes(1)
  })

  it.each(['Other', 'Lost', 'Wrong', 'No dialog'])('ignores a click on %s', async (name) => {
    render(<Page />)
    await press(name)
    expect(showModalOf()).not.toHaveBeenCalled()
  })
})

it('does nothing in a browser with invoker commands', () => {
  Object.defineProperty(HTMLButtonElement.prototype, 'command', { configurable: true, value: '' })
  const listen = jest.spyOn(document, 'addEventListener')
  startCommandFallback()
  expect(listen).not.toHaveBeenCalled()
})
