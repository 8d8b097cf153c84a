import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { nginxConfig } from '@/tools/hosts/nginx'
import { findNginx } from '@/tests/programs.mjs'
import { startServer } from './server'

const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
export const hasBrotli = existsSync(BROTLI_MODULE)

const whole = (server: string) => `\
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid nginx.pid;
error_log stderr crit;
${hasBrotli ? `load_module ${BROTLI_MODULE};` : ''}
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((each) => `${each}_temp_path tmp_${each};`).join(' ')}
${server}
}
`

/** nginx with the configuration that the build generates. */
export const startNginx = (basePath: string) =>
  startServer(basePath, ({ folder, root, port }) => {
    const server = nginxConfig({
      basePath,
      root,
      listen: [`127.0.0.1:${port}`],
      serverName: 'localhost',
      brotli: hasBrotli,
    })
    writeFileSync(join(folder, 'nginx.conf'), whole(server))
    return [findNginx() ?? 'nginx', '-p', folder, '-c', 'nginx.conf', '-e', 'stderr']
  })
