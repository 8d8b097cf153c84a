import { readdirSync } from 'node:fs'
import { request } from 'node:http'
import { hostRedirects } from '@/tools/hosts/redirects'
import { HOST_FILES } from '@/tools/hosts/rules'

const files = readdirSync('out', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => `${entry.parentPath}/${entry.name}`.slice('out'.length))

const FORWARDED = Object.keys(hostRedirects())
/** HTML files of the pages, without redirect pages, relative to the root of the site. */
export const pages = files
  .filter((file) => file.endsWith('/index.html'))
  .filter((file) => !FORWARDED.includes(file.slice(0, -'/index.html'.length)))
/** Other files: one for each folder and extension. */
export const others = [
  ...new Map(
    files
      .filter(
        (file) => !/\.(html|br|gz)$/.test(file) && !/\/\./.test(file) && !HOST_FILES.includes(file.slice(1)),
      )
      .map((file) => [`${file.split('/')[1]} ${file.split('.').at(-1)}`, file]),
  ).values(),
]

/** Requests a path without normalising it or following redirects. */
export function ask(origin: string, path: string, headers: Record<string, string> = {}) {
  const { hostname, port } = new URL(origin)
  return new Promise<{ status?: number; headers: Record<string, unknown>; text: string }>(
    (resolve, reject) => {
      request({ hostname, port, path, headers }, (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
        answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, text }))
      })
        .on('error', reject)
        .end()
    },
  )
}

/** Headers with lower-case names, as `ask` returns them. */
export const lowerCase = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
