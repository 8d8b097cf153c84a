import type { Interface } from 'node:readline/promises'
import type * as z from 'zod'

/** Answers by the name of their question; on the command line the same names are flags. */
export type Answers = Record<string, string>

export type Question = {
  name: string
  text: string
  /** Validates the typed answer, if need be by the previous ones; its message is shown for an invalid one. */
  schema: z.ZodType | ((answers: Answers) => z.ZodType)
  /** The default for an empty answer, computed from the previous answers. */
  initial?: (answers: Answers) => string
  /** Whether the question applies. */
  when?: (answers: Answers) => boolean
}

/** Reads one line as the answer to a question; undefined without a terminal. */
export type Asker = ((prompt: string) => Promise<string>) | undefined

/** Why an answer is invalid; undefined when it is valid. */
function refusal({ schema }: Question, answer: string, answers: Answers): string | undefined {
  const result = (typeof schema === 'function' ? schema(answers) : schema).safeParse(answer)
  return result.success ? undefined : result.error.issues.map(({ message }) => message).join(', ')
}

async function answerTo(question: Question, answers: Answers, asker: Asker): Promise<string> {
  const { name, text, initial } = question
  const fallback = initial?.(answers) ?? ''
  if (!asker) {
    const problem = refusal(question, fallback, answers)
    if (problem) throw new Error(`--${name} ${problem}: ${text}`)
    return fallback
  }
  for (;;) {
    const answer = (await asker(`${text}${fallback && ` [${fallback}]`}: `)).trim() || fallback
    const problem = refusal(question, answer, answers)
    if (!problem) return answer
    console.log(`  ${problem}`)
  }
}

/**
 * Asks the questions that no flag answers.
 * @param given answers from the command line.
 * @throws for an invalid flag, or without a terminal and a default.
 */
export async function askAll(questions: Question[], given: Answers, asker: Asker): Promise<Answers> {
  const answers: Answers = {}
  for (const question of questions) {
    if (question.when && !question.when(answers)) continue
    const answer = given[question.name]
    const problem = answer === undefined ? undefined : refusal(question, answer, answers)
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
