import { readFileSync } from 'node:fs'
import { vercelConfig } from '@/tools/hosts/json-configs'
import { repositoryFiles } from '@/tools/hosts/write'

const committed = (name: string) => readFileSync(name, 'utf8')

it.each(Object.entries(repositoryFiles()))(
  '%s is up to date with tools/hosts (npm run hosts)',
  (name, text) => {
    expect(committed(name)).toBe(text)
  },
)

it('Vercel builds and uploads have the same headers and redirects', () => {
  expect(JSON.parse(committed('vercel.json'))).toMatchObject(vercelConfig(''))
})

it('Netlify and Vercel run the same command and publish the same folder', () => {
  const { buildCommand, outputDirectory } = JSON.parse(committed('vercel.json')) as Record<string, unknown>
  const settings = Object.fromEntries(
    [...committed('netlify.toml').matchAll(/^ {2}(command|publish) = "(.+)"$/gm)].map(([, key, value]) => [
      key,
      value,
    ]),
  )
  expect(settings).toEqual({ command: buildCommand, publish: outputDirectory })
})
