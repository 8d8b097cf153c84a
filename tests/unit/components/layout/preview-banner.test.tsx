import { render, screen, within } from '@testing-library/react'
import { PreviewBanner } from '@/components/layout/preview-banner'

const showBanner = () => {
  render(<PreviewBanner label="Preview" text="main · abc" list="All pages" close="Close the strip" />)
  return screen.getByRole('dialog', { name: 'Preview' })
}

describe('the banner of a preview', () => {
  it('shows branch, commit and time of the build', () => {
    expect(showBanner()).toHaveTextContent('Preview main · abc')
  })

  it('links to the list of all pages', () => {
    expect(within(showBanner()).getByRole('link', { name: 'All pages' })).toHaveAttribute('href', '/preview/')
  })

  it('has a button that closes it without a script', () => {
    const button = within(showBanner()).getByRole<HTMLButtonElement>('button', { name: 'Close the strip' })
    expect([button.type, button.form?.getAttribute('method')]).toEqual(['submit', 'dialog'])
  })
})
