import { render, screen, within } from '@testing-library/react'
import { Breadcrumb } from '@/components/layout/breadcrumb'
import { MissingPostScript } from '@/components/layout/missing-post-script'
import { PageNotFound } from '@/components/layout/page-not-found'
import { getMessages } from '@/lib/content/pages'
import { setAddress } from '../browser'

const messages = getMessages()

describe('Breadcrumb', () => {
  const trail = [
    { label: 'Home', path: '/' },
    { label: 'Sedans', path: '/sedans' },
  ]
  beforeEach(() => {
    render(<Breadcrumb label={messages.common.breadcrumb} trail={trail} current="Swift Dzire" />)
  })
  const nav = () => screen.getByRole('navigation', { name: messages.common.breadcrumb })

  // On a phone this page's name is hidden: its separator is hidden with it.
  it('has each separator in the step after it', () => {
    const items = within(nav()).getAllByRole('listitem')
    expect(items.map(({ textContent }) => textContent)).toEqual(['Home', '/Sedans', '/Swift Dzire'])
  })

  it('ends with this page, which is not a link', () => {
    const items = within(nav()).getAllByRole('listitem')
    expect(items.at(-1)).toHaveTextContent('Swift Dzire')
    expect(items.at(-1)).toHaveAttribute('aria-current', 'page')
    expect(within(nav()).queryByRole('link', { name: 'Swift Dzire' })).not.toBeInTheDocument()
  })
})

describe('PageNotFound', () => {
  it('explains the error and links to home and the fleet', () => {
    render(<PageNotFound messages={messages.notFound} />)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(messages.notFound.heading)
    expect(screen.getByRole('link', { name: messages.notFound.home })).toHaveAttribute('href', '/')
    expect(screen.getByRole('link', { name: messages.notFound.fleet })).toHaveAttribute('href', '/our-fleet/')
  })
})

describe('MissingPostSign', () => {
  const signAt = (path: string) => {
    setAddress(path)
    // React warns that it does not run scripts that it creates; a browser runs this one while parsing the HTML.
    const warned = jest.spyOn(console, 'error').mockImplementation()
    const { container } = render(<MissingPostScript posts="/blogs/" />)
    warned.mockRestore()
    new Function(container.textContent)()
    return 'post' in document.documentElement.dataset
  }
  afterEach(() => delete document.documentElement.dataset.post)

  it.each(['/blogs/99/', '/blogs/99', '/blogs/x'])('shows the missing-post message at %s', (path) => {
    expect(signAt(path)).toBe(true)
  })

  it.each(['/nowhere/', '/blogsx/', '/about/blogs/1/', '/'])('shows no message at %s', (path) => {
    expect(signAt(path)).toBe(false)
  })
})
