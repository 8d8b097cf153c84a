import '@testing-library/jest-dom'
import type * as TestingLibrary from '@testing-library/react'

// A test sets its own configuration: the environment of the build must not affect it.
for (const name of Object.keys(process.env)) if (name.startsWith('NEXT_PUBLIC_')) delete process.env[name]

// jsdom, which has no layout, has no scrolling.
if ('window' in globalThis) window.Element.prototype.scrollIntoView = () => undefined

// On a busy machine a script that is loaded later takes seconds.
if ('window' in globalThis)
  jest.requireActual<typeof TestingLibrary>('@testing-library/react').configure({ asyncUtilTimeout: 15_000 })

// Every test starts with an empty sessionStorage, without drafts.
beforeEach(() => globalThis.window?.sessionStorage.clear())
