import { trustOwnScripts } from '@/late-start/inline/trusted-scripts'

type Rules = { createScriptURL: (url: string) => string | null }

/** The rule that is set for a page whose scripts lie in `folder`. */
function ruleFor(folder: string): Rules['createScriptURL'] {
  const createPolicy = jest.fn<unknown, [string, Rules]>()
  globalThis.trustedTypes = { createPolicy }
  trustOwnScripts(folder)
  expect(createPolicy).toHaveBeenCalledWith('default', expect.anything())
  return createPolicy.mock.calls[0]![1].createScriptURL
}

afterEach(() => delete globalThis.trustedTypes)

it('lets the folder of scripts through', () => {
  const allows = ruleFor('/_next/static/')
  expect(allows('/_next/static/chunks/b.js')).toBe('/_next/static/chunks/b.js')
})

it('knows the folder below a base path', () => {
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
])('refuses %s', (url) => {
  expect(ruleFor('/_next/static/')(url)).toBeNull()
})

it('asks nothing of a browser without Trusted Types', () => {
  expect(() => trustOwnScripts('/_next/static/')).not.toThrow()
})
