/**
 * `npm start`: installs, builds and serves the site together with its local enquiry inbox. Needs Node and git only.
 * `npm run preview` does the same with drafts, the strip that says so, and the list of all pages.
 */
import { createServer } from 'node:net'
import { LOCAL_IDENTIFIERS } from './inbox/identifiers.mjs'
import { installDependencies } from './setup/dependencies.mjs'
import { mustRun, run } from './setup/run.mjs'

const port = process.env.PORT || '3000'

/** Asks before the long build, so that a port in use is known at once. */
const portIsFree = () =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen({ port: Number(port), host: '127.0.0.1' }, () => probe.close(() => resolve(true)))
  })

try {
  if (!(await portIsFree()))
    throw new Error(`Port ${port} is in use. Choose another: PORT=${Number(port) + 1} npm start`)
  const env = {
    NEXT_PUBLIC_SITE_URL: `http://localhost:${port}`,
    NEXT_TELEMETRY_DISABLED: '1',
    ...process.env,
    ...(process.argv.includes('--preview') && { SITE_ENV: 'preview' }),
    // Whatever is configured for the live site, this one sends to its own inbox only.
    ...LOCAL_IDENTIFIERS,
  }
  await installDependencies()
  await mustRun('The build', 'npm', ['run', 'build'], env)
  process.exitCode = await run('node', ['--import', 'tsx', 'tools/serve.ts', '--port', port], env)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
