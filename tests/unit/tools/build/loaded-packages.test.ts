import { build } from 'esbuild'
import { buildSteps } from '@/tools/build/steps'

/** Packages that take long to load, and that a build needs only where something has to be made. */
const LAZY = [
  'esbuild',
  'react-dom/server',
  'remark-gfm',
  'remark-parse',
  'sharp',
  'subset-font',
  'terser',
  'unified',
]

/** The modules and packages that a script imports, without those that it imports when it needs them. */
async function loadedBy(script: string): Promise<string[]> {
  const { metafile } = await build({
    entryPoints: [script],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    write: false,
    metafile: true,
  })
  const loaded = new Set([script])
  for (const source of loaded)
    for (const { path, kind } of metafile.inputs[source]?.imports ?? [])
      if (kind === 'import-statement') loaded.add(path)
  return [...loaded]
}

const scripts = buildSteps
  .map(({ command: [program] }) => program)
  .filter((program) => program.endsWith('.ts'))

it.each([...new Set(scripts)])('%s loads no package that it may not need', async (script) => {
  const loaded = await loadedBy(script)
  expect(loaded).toContain(script)
  expect(loaded.filter((path) => LAZY.includes(path))).toEqual([])
})
