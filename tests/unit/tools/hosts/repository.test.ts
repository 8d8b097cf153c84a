import { readFileSync } from 'node:fs'
import { vercelConfig, vercelProject } from '@/tools/hosts/json-configs'

const committed = (name: string) => JSON.parse(readFileSync(name, 'utf8')) as Record<string, unknown>
/** Redirects are content: an editor may have added one, which the committed file follows with `npm run hosts`. */
const withoutRedirects = (config: Record<string, unknown>) => ({ ...config, redirects: undefined })

it('vercel.json is what tools/hosts writes: npm run hosts', () => {
  expect(withoutRedirects(committed('vercel.json'))).toEqual(withoutRedirects(vercelProject()))
})

it('has the same headers and redirects for Vercel builds and uploads', () => {
  expect(vercelProject()).toMatchObject(vercelConfig(''))
})

it('has Netlify and Vercel run the same command and publish the same folder', () => {
  const { buildCommand, outputDirectory } = committed('vercel.json')
  const settings = Object.fromEntries(
    [...readFileSync('netlify.toml', 'utf8').matchAll(/^ {2}(command|publish) = "(.+)"$/gm)].map(
      ([, key, value]) => [key, value],
    ),
  )
  expect(settings).toEqual({ command: buildCommand, publish: outputDirectory })
})
