import '@testing-library/jest-dom'

// A test sets its own configuration: the environment of the build must not affect it.
for (const name of Object.keys(process.env)) if (name.startsWith('NEXT_PUBLIC_')) delete process.env[name]

// Every test starts with an empty sessionStorage, without drafts.
beforeEach(() => globalThis.window?.sessionStorage.clear())
