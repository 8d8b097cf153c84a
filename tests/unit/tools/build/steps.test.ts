import { existsSync } from 'node:fs'
import { execFileSync } from 'node:child_process'
import { buildSteps } from '@/tools/build/steps'

const isTracked = (path: string) => execFileSync('git', ['ls-files', path], { encoding: 'utf8' }) !== ''
const products = buildSteps.flatMap(({ makes, caches = [] }) => [...makes, ...caches])

it.each(buildSteps)('$name reads only committed files or outputs of earlier steps', ({ name, reads }) => {
  const earlier = buildSteps.slice(
    0,
    buildSteps.findIndex((step) => step.name === name),
  )
  const made = earlier.flatMap(({ makes, caches = [] }) => [...makes, ...caches])
  expect(reads.filter((path) => !made.includes(path) && products.includes(path))).toEqual([])
  expect(reads.filter((path) => !made.includes(path) && !isTracked(path))).toEqual([])
})

it('no output of a step is under version control', () => {
  expect(products.filter(isTracked)).toEqual([])
})

it.each(buildSteps.filter(({ command: [program] }) => program.endsWith('.ts')))(
  'the script of $name exists',
  ({ command: [script] }) => {
    expect(existsSync(script)).toBe(true)
  },
)
