import { render, screen } from '@testing-library/react'
import { PageNotFound } from '@/components/layout/page-not-found'
import { getMessages } from '@/lib/content/pages'

it('says it in the other languages too, each marked as such and with its own home page', () => {
  const messages = getMessages().notFound
  const hindi = { ...messages, text: 'पेज यहाँ नहीं है।', home: 'होम पेज पर वापस' }
  const language = { locale: 'hi', tag: 'hi-IN', name: 'हिन्दी', address: '/hi/' }
  render(<PageNotFound messages={messages} others={[{ ...language, messages: hindi }]} />)
  expect(screen.getByText(messages.text).closest('[lang]')).toBeNull()
  expect(screen.getByText(hindi.text).closest('[lang]')).toHaveAttribute('lang', 'hi-IN')
  expect(screen.getByRole('link', { name: hindi.home })).toHaveAttribute('href', '/hi/')
})
