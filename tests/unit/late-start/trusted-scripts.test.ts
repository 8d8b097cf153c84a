/** @jest-environment jsdom */
import { trustOwnScripts } from '@/late-start/loader/trusted-scripts'

type Rules = { createScriptURL: (url: string) => string | null }

/** The `createScriptURL` of the policy for a page whose scripts are in `folder`. */
function ruleFor(folder: string): Rules['createScriptURL'] {
  const createPolicy = jest.fn<unknown, [string, Rules]>()
  globalThis.trustedTypes = { createPolicy }
  trustOwnScripts(folder)
  expect(createPolicy).toHaveBeenCalledWith('default', expect.anything())
  return createPolicy.mock.calls[0]![1].createScriptURL
}

afterEach(() => delete globalThis.trustedTypes)

it('allows the folder of scripts', () => {
  const allows = ruleFor('/_next/static/')
  expect(allows('/_next/static/chunks/b.js')).toBe('/_next/static/chunks/b.js')
})

it('allows only the folder below the base path', () => {
  const allows = ruleFor('/cars/_next/static/')
  expect(allows('/cars/_next/static/chunks/b.js')).not.toBeNull()
  expect(allows('/_next/static/chunks/b.js')).toBeNull()
})

it.each([
  '/film/x.js',
  'https://example.com/_next/static/x.js',
  '//example.com/_next/static/x.js',
  '/_next/static/../../film/x.js',
  'data:text/javascript,a()',
])('rejects %s', (url) => {
  expect(ruleFor('/_next/static/')(url)).toBeNull()
})

it('does nothing in a browser without Trusted Types', () => {
  expect(() => trustOwnScripts('/_next/static/')).not.toThrow()
})
