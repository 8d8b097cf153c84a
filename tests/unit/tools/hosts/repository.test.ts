import { readFileSync } from 'node:fs'
import { vercelConfig, vercelProject } from '@/tools/hosts/vercel'

const committed = (name: string) => JSON.parse(readFileSync(name, 'utf8')) as Record<string, unknown>
/** Redirects are content: `npx tsx tools/repository-hosts.ts` updates the committed file after an editor has added one. */
const withoutRedirects = (config: Record<string, unknown>) => ({ ...config, redirects: undefined })

it('vercel.json is up to date with tools/hosts (npx tsx tools/repository-hosts.ts)', () => {
  expect(withoutRedirects(committed('vercel.json'))).toEqual(withoutRedirects(vercelProject()))
})

it('Vercel builds and uploads have the same headers and redirects', () => {
  expect(vercelProject()).toMatchObject(vercelConfig(''))
})

it('Netlify and Vercel run the same command and publish the same folder', () => {
  const { buildCommand, outputDirectory } = committed('vercel.json')
  const settings = Object.fromEntries(
    [...readFileSync('netlify.toml', 'utf8').matchAll(/^ {2}(command|publish) = "(.+)"$/gm)].map(
      ([, key, value]) => [key, value],
    ),
  )
  expect(settings).toEqual({ command: buildCommand, publish: outputDirectory })
})
