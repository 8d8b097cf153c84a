import { render, screen } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { ErrorBoundary } from '@/late-start/client/error-boundary'

class Page extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {}
  static getDerivedStateFromError = (error: Error) => ({ error })
  override render = () => this.state.error?.message ?? this.props.children
}

function Fragile({ isBroken }: { isBroken: boolean }) {
  if (isBroken) throw new Error('broken')
  return <input aria-label="Place" />
}

const page = (isBroken: boolean) => (
  <Page>
    <ErrorBoundary>
      <Fragile isBroken={isBroken} />
    </ErrorBoundary>
    <p>Neighbour</p>
  </Page>
)

beforeEach(() => void jest.spyOn(console, 'error').mockReturnValue(undefined))
afterEach(() => jest.restoreAllMocks())

describe('ErrorBoundary', () => {
  it('keeps the DOM and typed values after an error, and does not affect its siblings', () => {
    const { rerender } = render(page(false))
    const place = screen.getByLabelText<HTMLInputElement>('Place')
    place.value = 'Saket'
    rerender(page(true))
    expect(screen.getByLabelText('Place')).toBe(place)
    expect(place).toHaveValue('Saket')
    expect(screen.getByText('Neighbour')).toBeVisible()
  })

  it('rethrows an error of the first render', () => {
    render(page(true))
    expect(screen.getByText('broken')).toBeVisible()
  })
})
