import { execFileSync, spawn } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { nginxConfig } from '../../hosts/nginx'
import { HOST_FILES } from '../../hosts/write'
import { findNginx } from '../../setup/servers.mjs'
import { NAMESPACE, SERVER_ADDRESS } from './link'

const FOLDER = resolve('.cache/bench/network')
const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
const PORTS = { 'HTTP/1.1': 8441, 'HTTP/2': 8442 }

export type Protocol = keyof typeof PORTS
export const protocols = Object.keys(PORTS) as Protocol[]
export const addressOf = (protocol: Protocol) => `https://${SERVER_ADDRESS}:${PORTS[protocol]}`

/** Makes a certificate for the server. @returns the hash by which Chromium trusts its key. */
function makeCertificate(): string {
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-keyout', 'key.pem']
  const name = ['-subj', '/CN=bench', '-addext', `subjectAltName=IP:${SERVER_ADDRESS}`]
  const args = ['req', '-x509', ...key, '-out', 'certificate.pem', '-days', '2', ...name]
  execFileSync('openssl', args, { cwd: FOLDER, stdio: ['ignore', 'ignore', 'pipe'] })
  const { publicKey } = new X509Certificate(readFileSync(join(FOLDER, 'certificate.pem')))
  return createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('base64')
}

function configuration(): string {
  const hasBrotli = existsSync(BROTLI_MODULE)
  const servers = Object.entries(PORTS).map(([protocol, port]) =>
    nginxConfig({
      basePath: '',
      root: resolve('out'),
      // The address comes and goes with the link.
      listen: [`${port} ssl${protocol === 'HTTP/2' ? ' http2' : ''}`],
      serverName: SERVER_ADDRESS,
      brotli: hasBrotli,
      refused: HOST_FILES,
    }),
  )
  // Both servers declare the same map of cache times.
  const [first = '', second = ''] = servers
  return `daemon off;
user root;
pid nginx.pid;
error_log stderr crit;
${hasBrotli ? `load_module ${BROTLI_MODULE};` : ''}
events {}
http {
  access_log off;
  ssl_certificate certificate.pem;
  ssl_certificate_key key.pem;
${first}
${second.slice(second.indexOf('server {'))}
}
`
}

/** Starts nginx in the namespace, with the configuration that the build generates. */
export function startServer(): { trustedKey: string; stop: () => void } {
  rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  const trustedKey = makeCertificate()
  writeFileSync(join(FOLDER, 'nginx.conf'), configuration())
  const nginx = [findNginx() ?? 'nginx', '-p', FOLDER, '-c', 'nginx.conf', '-e', 'stderr']
  const server = spawn('ip', ['netns', 'exec', NAMESPACE, ...nginx], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return { trustedKey, stop: () => server.kill('SIGQUIT') }
}
