/**
 * `npm run new vehicle` and `npm run new post`: ask, and write a file that the build accepts, as a draft.
 * Answers can be flags: `npm run new vehicle -- --name "Kia Carens" --category suv-muvs --seats 7`. Without a terminal,
 * the other answers are their defaults.
 */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { stringify } from 'yaml'
import { contentRoot } from '../lib/content/load'
import { type Answers, askAll, onTerminal, type Question } from './new/ask'
import { newPost, nextId, postQuestions } from './new/post'
import { newVehicle, vehicleQuestions } from './new/vehicle'
import { runCommand } from './setup/command.mjs'

type NewFile = { file: string; text: string }

/** Long lines are not folded, so that values can be searched for. */
const toYaml = (value: unknown) => stringify(value, { lineWidth: 130 })

const POSTS = join(contentRoot, 'blog')

const kinds: Record<string, { questions: () => Question[]; make: (answers: Answers) => NewFile }> = {
  vehicle: {
    questions: vehicleQuestions,
    make: (answers) => ({
      file: join(contentRoot, 'fleet', 'vehicles', `${answers.slug}.yaml`),
      text: toYaml(newVehicle(answers)),
    }),
  },
  post: {
    questions: postQuestions,
    make: (answers) => ({
      file: join(POSTS, `${nextId(readdirSync(POSTS))}.md`),
      text: `---\n${toYaml(newPost(answers))}---\n`,
    }),
  },
}

function write({ file, text }: NewFile): void {
  const name = relative(process.cwd(), file)
  if (existsSync(file)) throw new Error(`${name} is there already`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  console.log(
    `\nWritten: ${name}\nIt is a draft, seen in previews only. Take out 'draft: true' to publish it.`,
  )
}

async function main(): Promise<void> {
  const kind = kinds[process.argv[2] ?? '']
  if (!kind) throw new Error(`Say what: npm run new ${Object.keys(kinds).join(', or npm run new ')}`)
  const questions = kind.questions()
  const options = Object.fromEntries(questions.map(({ name }) => [name, { type: 'string' as const }]))
  const { values } = parseArgs({ args: process.argv.slice(3), options })
  const terminal = process.stdin.isTTY ? createInterface(process.stdin, process.stdout) : undefined
  try {
    write(kind.make(await askAll(questions, { ...values } as Answers, terminal && onTerminal(terminal))))
  } finally {
    terminal?.close()
  }
}

await runCommand(main)
