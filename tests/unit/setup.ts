import '@testing-library/jest-dom'

// A test says itself what is configured; the build's environment is none of its business.
for (const name of Object.keys(process.env)) if (name.startsWith('NEXT_PUBLIC_')) delete process.env[name]

// Every test begins in a tab of its own, without drafts.
beforeEach(() => globalThis.window?.sessionStorage.clear())
