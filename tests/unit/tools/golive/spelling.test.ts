import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Fault } from '@/tools/shared/fault'

/** cspell loads its dictionaries by dynamic imports that Jest does not support, so it runs in a process of its own. */
function faultsIn(text: string): Fault[] {
  const file = join(mkdtempSync(join('content', 'spelling-')), 'text.md')
  writeFileSync(file, text)
  const program = `import('./tools/golive/spelling.ts').then(async ({ spellingFaults }) =>
    console.log(JSON.stringify(await spellingFaults(['${file}']))))`
  try {
    return JSON.parse(
      execFileSync(process.execPath, ['--import', 'tsx', '--eval', program], { encoding: 'utf8' }),
    )
  } finally {
    rmSync(dirname(file), { recursive: true })
  }
}

it('reports misspelt and American words with their line, and accepts the project’s names', () => {
  const faults = faultsIn(
    'From Garhmukteshwar to Pitampura by Ertiga.\n\nYou recieve the color of your choice.\n',
  )
  expect(faults.map(({ where, what }) => `${where.split(':')[1]} ${what}`)).toEqual([
    "3 'recieve' is not in the dictionary",
    "3 'color' is not in the dictionary",
  ])
})
