/** @jest-environment jsdom */
import { emailEnv } from '@/lib/config/env'
import { mailOf, preconnect } from '@/lib/enquiry/provider'
import { configureProvider } from './fakes'

beforeEach(() => {
  configureProvider()
  jest.replaceProperty(emailEnv, 'origin', '')
  document.head.replaceChildren()
})
afterEach(() => jest.restoreAllMocks())

it.each([
  ['/', ''],
  ['http://localhost:4000', 'http://localhost:4000'],
  ['http://localhost:4000//', 'http://localhost:4000'],
])('with the origin %p is sent to %p', (origin, sentTo) => {
  jest.replaceProperty(emailEnv, 'origin', origin)
  expect(mailOf('trip', {}).origin).toBe(sentTo)
})

describe('preconnect', () => {
  const links = () =>
    [...document.head.querySelectorAll('link')].map(({ rel, href, crossOrigin }) => [rel, href, crossOrigin])

  it('opens one connection, with the CORS mode of a send', () => {
    preconnect()
    preconnect()
    expect(links()).toEqual([['preconnect', 'https://api.emailjs.com/', 'anonymous']])
  })

  it('is not needed on the site’s own origin', () => {
    jest.replaceProperty(emailEnv, 'origin', '/')
    preconnect()
    expect(links()).toEqual([])
  })
})
