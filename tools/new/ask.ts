import type { Interface } from 'node:readline/promises'
import type * as z from 'zod'

/** Answers by the name of their question; on the command line the same names are flags. */
export type Answers = Record<string, string>

export type Question = {
  name: string
  text: string
  /** Judges the answer as it was typed. Its own words are the refusal. */
  schema: z.ZodType
  /** What an empty answer stands for, made from the answers before. */
  initial?: (answers: Answers) => string
  /** Whether the question arises at all. */
  when?: (answers: Answers) => boolean
}

/** How answers come in: a line for a question, or undefined where nobody can be asked. */
export type Asker = ((prompt: string) => Promise<string>) | undefined

/** Why an answer is refused; undefined when it is not. */
function refusal({ schema }: Question, answer: string): string | undefined {
  const result = schema.safeParse(answer)
  return result.success ? undefined : result.error.issues.map(({ message }) => message).join(', ')
}

async function answerTo(question: Question, answers: Answers, asker: Asker): Promise<string> {
  const { name, text, initial } = question
  const fallback = initial?.(answers) ?? ''
  if (!asker) {
    const problem = refusal(question, fallback)
    if (problem) throw new Error(`--${name} ${problem}: ${text}`)
    return fallback
  }
  for (;;) {
    const answer = (await asker(`${text}${fallback && ` [${fallback}]`}: `)).trim() || fallback
    const problem = refusal(question, answer)
    if (!problem) return answer
    console.log(`  ${problem}`)
  }
}

/**
 * Asks what was not answered beforehand.
 * @param given answers from the command line.
 * @throws when an answer given beforehand is refused, or when nobody can be asked.
 */
export async function askAll(questions: Question[], given: Answers, asker: Asker): Promise<Answers> {
  const answers: Answers = {}
  for (const question of questions) {
    if (question.when && !question.when(answers)) continue
    const answer = given[question.name]
    const problem = answer === undefined ? undefined : refusal(question, answer)
    if (problem) throw new Error(`--${question.name} ${problem}`)
    answers[question.name] = answer ?? (await answerTo(question, answers, asker))
  }
  return answers
}

/** Asks on the terminal. */
export const onTerminal =
  (terminal: Interface): Asker =>
  (prompt) =>
    terminal.question(prompt)
