import { spawnSync } from 'node:child_process'

/** Bundles the scripts of a build, and runs code with `addressOf`, without tsx. */
function withBundle(code: string, env: Record<string, string> = {}) {
  const main = `import { bundleScripts } from './tools/setup/bundle-scripts.mjs'
const addressOf = await bundleScripts()
${code}`
  return spawnSync(process.execPath, ['--input-type', 'module', '--eval', main], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
}

it('a script runs from the bundle, once for each step', () => {
  const { stdout, stderr } = withBundle(
    `for (const step of [1, 2]) {
  await import(addressOf('tools/list-sample.ts') + '?step=' + step)
  console.log('END')
}`,
  )
  const [first = '', second, ...rest] = stdout.split('END\n')
  expect([second, rest, stderr]).toEqual([first, [''], ''])
  expect(first).toContain('values are still sample.')
})

it('the stack of an error names the sources', () => {
  const { stderr } = withBundle(`await import(addressOf('tools/check-content.ts'))`, {
    CONTENT_DIR: 'missing',
  })
  expect(stderr).toMatch(/tools\/check-content\.ts:\d+/)
})
