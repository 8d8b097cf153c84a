import { chmodSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findApache } from '@/tests/programs.mjs'
import { startServer } from './server'

const MODULES = '/usr/lib/apache2/modules'
/** The modules that docs/deploy.md requires, those that every Apache needs, and two of Debian's that answer first. */
const modules = ['mpm_event', 'authz_core', 'dir', 'mime', 'headers', 'rewrite', 'alias', 'autoindex']

/** A host configured by the .htaccess of out/ alone. */
const config = (root: string, port: number) => `\
PidFile httpd.pid
Listen 127.0.0.1:${port}
ServerName localhost
${modules.map((name) => `LoadModule ${name}_module ${MODULES}/mod_${name}.so`).join('\n')}
${process.getuid?.() === 0 ? 'User www-data\nGroup www-data' : ''}
TypesConfig /dev/null
ErrorLog error.log
LogLevel crit
DocumentRoot ${root}
Alias /icons/ /usr/share/apache2/icons/
<Directory ${root}>
  Options Indexes FollowSymLinks
  AllowOverride All
  Require all granted
</Directory>
`

/** Starts Apache over out/ with the .htaccess of the build. */
export const startApache = (basePath: string) =>
  startServer(basePath, ({ folder, root, port }) => {
    chmodSync(folder, 0o755)
    const file = join(folder, 'httpd.conf')
    writeFileSync(file, config(root, port))
    return [findApache() ?? 'apache2', '-d', folder, '-f', file, '-X']
  })
