import { existsSync } from 'node:fs'
import { run } from './run.mjs'

const DEBIAN_NGINX = '/usr/sbin/nginx'
const PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static']

/** The nginx to test with: NGINX_PATH, else Debian's, else undefined. */
export const findNginx = () => process.env.NGINX_PATH || (existsSync(DEBIAN_NGINX) ? DEBIAN_NGINX : undefined)

/** Installs Debian's nginx where that is possible. Elsewhere its tests say that they were left out, and in CI they fail. */
export async function installNginx() {
  if (findNginx()) return
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log('Installing nginx …')
  // The package would start a server of its own.
  const env = { ...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq'])
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...PACKAGES], env)
}
