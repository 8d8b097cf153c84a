import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { startServer } from '../e2e/support/server'

const FOLDER = resolve('.cache/emulators')
const PACKAGES = ['wrangler@4.86.0', '@azure/static-web-apps-cli@2.0.10', 'netlify-cli@27.10.2']
const SITE = 'site'

/** Installs the emulators in a folder apart from the project's packages: `npm test` does not need them. */
export function installEmulators(): void {
  if (existsSync(join(FOLDER, 'node_modules'))) return
  const args = ['install', '--prefix', FOLDER, '--ignore-scripts', '--no-audit', '--no-fund', ...PACKAGES]
  execFileSync('npm', args, { stdio: 'inherit' })
}

const start = (program: string, argsFor: (port: string) => string[]) => () =>
  startServer('', ({ folder, root, port }) => {
    // The emulators write next to the files they serve, and do not follow symbolic links.
    rmSync(root)
    cpSync(resolve('out'), join(folder, SITE), { recursive: true })
    return [join(FOLDER, 'node_modules', '.bin', program), ...argsFor(String(port))]
  })

export const startCloudflare = start('wrangler', (port) => [
  ...['pages', 'dev', SITE, '--ip', '127.0.0.1', '--port', port, '--compatibility-date', '2026-01-01'],
])

export const startAzure = start('swa', (port) => ['start', SITE, '--port', port])

export const startNetlify = start('netlify', (port) => [
  ...['dev', '--offline', '--no-open', '--internal-disable-edge-functions'],
  ...['--framework', '#static', '--dir', SITE, '--port', port],
])
