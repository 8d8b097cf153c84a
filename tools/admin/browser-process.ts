/** `process` for the preview. Its `env` is put in by the bundler. */
export const process = { cwd: () => '' }
