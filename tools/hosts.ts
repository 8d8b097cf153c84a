/**
 * Writes the configuration of hosts. After the compression: compressed copies of these files would have to be blocked
 * too.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { basePath, siteUrl } from '../lib/config/env'
import { htaccess } from './hosts/apache'
import { headersFile, redirectsFile } from './hosts/netlify'
import { nginxConfig } from './hosts/nginx'

/** Read by hosts in the site's folder. */
const siteFiles: Record<string, string> = {
  _headers: headersFile(basePath),
  _redirects: redirectsFile(basePath),
  '.htaccess': htaccess(basePath),
  // Without it GitHub Pages ignores every folder that begins with an underscore.
  '.nojekyll': '',
}
for (const [name, text] of Object.entries(siteFiles)) writeFileSync(join('out', name), text)

/** For those who run a server: not served. */
mkdirSync('hosts', { recursive: true })
writeFileSync(
  'hosts/nginx.conf',
  nginxConfig({
    basePath,
    root: '/var/www/site',
    listen: ['80', '[::]:80'],
    serverName: new URL(siteUrl).hostname,
    brotli: false,
  }),
)
console.log(`for hosts: ${Object.keys(siteFiles).join(' ')} nginx.conf`)
