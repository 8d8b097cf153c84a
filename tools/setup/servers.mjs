import { existsSync } from 'node:fs'
import { run } from './run.mjs'

const DEBIAN_NGINX = '/usr/sbin/nginx'
const DEBIAN_APACHE = '/usr/sbin/apache2'
const PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static', 'apache2-bin']

const find = (given, path) => given || (existsSync(path) ? path : undefined)

/** The nginx to test with: NGINX_PATH, else Debian's, else undefined. */
export const findNginx = () => find(process.env.NGINX_PATH, DEBIAN_NGINX)

/** The Apache to test with: APACHE_PATH, else Debian's, else undefined. */
export const findApache = () => find(process.env.APACHE_PATH, DEBIAN_APACHE)

/**
 * Installs Debian's servers where that is possible. Elsewhere their tests are skipped with a message, and in CI they
 * fail.
 */
export async function installServers() {
  if (findNginx() && findApache()) return
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  console.log('Installing nginx and Apache …')
  // The packages would otherwise start the servers.
  const env = { ...process.env, RUNLEVEL: '1', DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq'])
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...PACKAGES], { env })
}
