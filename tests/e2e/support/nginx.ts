import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { nginxConfig } from '@/tools/hosts/nginx'
import { HOST_FILES } from '@/tools/hosts/write'
import { findNginx } from '@/tools/setup/nginx.mjs'

const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
export const hasBrotli = existsSync(BROTLI_MODULE)

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

/** The site as the generated configuration expects it: below `basePath` in a folder. */
function layOut(folder: string, basePath: string): string {
  const root = join(folder, 'www')
  const place = join(root, basePath)
  mkdirSync(dirname(place), { recursive: true })
  symlinkSync(resolve('out'), basePath ? place : root)
  return root
}

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

async function untilItAnswers(origin: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (await fetch(origin).catch(() => undefined)) return
    await new Promise((resolveWait) => setTimeout(resolveWait, 50))
  }
  throw new Error('nginx does not answer')
}

/** nginx on a free port, with the configuration that the build generates, serving out/. */
export async function startNginx(basePath: string) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const port = await freePort()
  const server = nginxConfig({
    basePath,
    root: layOut(folder, basePath),
    listen: [`127.0.0.1:${port}`],
    serverName: 'localhost',
    brotli: hasBrotli,
    refused: HOST_FILES,
  })
  writeFileSync(join(folder, 'nginx.conf'), whole(server))
  const nginx = spawn(findNginx() ?? 'nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], {
    stdio: 'inherit',
  })
  const origin = `http://127.0.0.1:${port}`
  await untilItAnswers(origin)
  const stop = async () => {
    const gone = once(nginx, 'exit')
    nginx.kill('SIGQUIT')
    await gone
    rmSync(folder, { recursive: true })
  }
  return { origin, stop }
}
