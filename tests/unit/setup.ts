/// <reference types="@testing-library/jest-dom" />
import type * as TestingLibrary from '@testing-library/react'

// A test sets its own configuration: the environment of the build must not affect it.
for (const name of Object.keys(process.env)) if (name.startsWith('NEXT_PUBLIC_')) delete process.env[name]

// Without a DOM its matchers would take a fifth of a suite's time.
if ('window' in globalThis) {
  jest.requireActual('@testing-library/jest-dom')
  // jsdom, which has no layout, has no scrolling.
  window.Element.prototype.scrollIntoView = () => undefined
  // On a busy machine a script that is loaded later takes seconds.
  jest.requireActual<typeof TestingLibrary>('@testing-library/react').configure({ asyncUtilTimeout: 15_000 })
}

// Every test starts with an empty sessionStorage, without drafts.
beforeEach(() => globalThis.window?.sessionStorage.clear())
