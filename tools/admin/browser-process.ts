/** `process` for the preview. Its `env` is defined by the bundler. */
export const process = { cwd: () => '' }
