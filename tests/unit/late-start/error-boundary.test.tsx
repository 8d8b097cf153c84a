import { render, screen } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { Island } from '@/late-start/client/error-boundary'

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
    <Island>
      <Fragile isBroken={isBroken} />
    </Island>
    <p>Neighbour</p>
  </Page>
)

beforeEach(() => void jest.spyOn(console, 'error').mockReturnValue(undefined))
afterEach(() => jest.restoreAllMocks())

describe('an island', () => {
  it('that fails stays as it was drawn, with what was typed, and leaves its neighbours alone', () => {
    const { rerender } = render(page(false))
    const place = screen.getByLabelText<HTMLInputElement>('Place')
    place.value = 'Saket'
    rerender(page(true))
    expect(screen.getByLabelText('Place')).toBe(place)
    expect(place).toHaveValue('Saket')
    expect(screen.getByText('Neighbour')).toBeVisible()
  })

  it('that fails before it was drawn hands its error on', () => {
    render(page(true))
    expect(screen.getByText('broken')).toBeVisible()
  })
})
