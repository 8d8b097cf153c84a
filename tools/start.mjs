/**
 * `npm start`: installs, builds and serves the site together with its local enquiry inbox. Needs Node and git only.
 * `npm run preview` does the same with drafts, the preview strip, and the list of all pages; `npm run dev` installs and
 * starts the development server.
 */
import { createServer } from 'node:net'
import { LOCAL_IDENTIFIERS } from './inbox/identifiers.mjs'
import { runCommand } from './setup/command.mjs'
import { installDependencies } from './setup/dependencies.mjs'
import { bin, must, runNode } from './setup/run.mjs'

const port = process.env.PORT || '3000'
const [command = 'start'] = process.argv.slice(2)

/** Checked before the long build, so that a used port is reported at once. */
const portIsFree = () =>
  new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen({ port: Number(port), host: '127.0.0.1' }, () => probe.close(() => resolve(true)))
  })

/** A local build is never a production build; in development, SITE_ENV=preview shows drafts. */
const siteEnv = { start: '', preview: 'preview', dev: process.env.SITE_ENV ?? '' }

/**
 * S2.4, S6.9: without a template the newsletter and the services' dialog do nothing. Each of these variables, set to
 * anything, shows its form configured.
 */
const OPTIONAL = ['NEXT_PUBLIC_EMAILJS_TEMPLATE_SERVICE', 'NEXT_PUBLIC_EMAILJS_TEMPLATE_NEWSLETTER']
const withoutOptional = Object.fromEntries(
  OPTIONAL.filter((name) => !process.env[name]).map((name) => [name, '']),
)

const env = {
  NEXT_PUBLIC_SITE_URL: `http://localhost:${port}`,
  ...process.env,
  NEXT_TELEMETRY_DISABLED: '1',
  SITE_ENV: siteEnv[command],
  BUILD_EFFORT: '0',
  // Overrides any configuration of the live site: this build sends to the local inbox only.
  ...LOCAL_IDENTIFIERS,
  ...withoutOptional,
}

async function serve() {
  await must('The build', runNode(['tools/build.mjs'], { env }))
  return runNode(['--import', 'tsx', 'tools/serve.ts', '--port', port], { env })
}

async function develop() {
  await must('Making the assets', runNode(['tools/build.mjs', '--assets'], { env }))
  return runNode([bin('next'), 'dev', '--port', port], { env })
}

await runCommand(async () => {
  if (!(await portIsFree()))
    throw new Error(`Port ${port} is in use. Choose another: PORT=${Number(port) + 1} npm run ${command}`)
  await installDependencies()
  process.exitCode = await (command === 'dev' ? develop() : serve())
})
