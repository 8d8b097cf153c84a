import { findProgram, installPackages } from './debian.mjs'

const PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static', 'apache2-bin']

/** The nginx to test with: NGINX_PATH, else Debian's, else undefined. */
export const findNginx = () => findProgram(process.env.NGINX_PATH, '/usr/sbin/nginx')

/** The Apache to test with: APACHE_PATH, else Debian's, else undefined. */
export const findApache = () => findProgram(process.env.APACHE_PATH, '/usr/sbin/apache2')

/**
 * Installs Debian's servers where that is possible. Elsewhere their tests are skipped with a message, and in CI they
 * fail.
 */
export async function installServers() {
  if (findNginx() && findApache()) return
  await installPackages('nginx and Apache', ['--no-install-recommends', ...PACKAGES])
}
