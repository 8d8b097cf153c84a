import { relative, resolve } from 'node:path'

/** One thing that is wrong: its path in the file, its line, the reason. */
export type ContentProblem = { path: string; line?: number; reason: string }

const placeOf = (file: string, line?: number) => `${file}${line ? `:${line}` : ''}`
const nameOf = (path: string) => path || '(whole file)'

/** A mistake as one line, such as `content/company.yaml:6  phone.display: must be a text`. */
export const problemLine = (file: string, { path, line, reason }: ContentProblem) =>
  `${placeOf(file, line)}  ${nameOf(path)}: ${reason}`

/** The path of a file as shown in messages: relative to the project's folder. */
export const shown = (file: string) => relative(process.cwd(), file).replaceAll('\\', '/')

/**
 * A mistake in a content file, with what its author needs: file, line, path inside the file, reason. Its stack trace
 * names the place in the content, not in the code.
 */
export class ContentError extends Error {
  override name = 'ContentError'
  // Private: console.error prints public properties of an error after its message, which has them already.
  readonly #file: string
  readonly #problems: ContentProblem[]
  readonly #others: ContentError[]

  /** @param others mistakes in other files that were found by the same reader. */
  constructor(file: string, problems: ContentProblem[], others: ContentError[] = []) {
    const lines = problems.map((problem) => `  ${problemLine(file, problem)}`)
    const own = `Content mistake in ${file}\n${lines.join('\n')}`
    super([own, ...others.map(({ message }) => message)].join('\n'))
    this.#file = file
    this.#problems = problems
    this.#others = others
    const places = problems.map(
      ({ path, line }) => `    at ${nameOf(path)} (${placeOf(resolve(file), line ?? 1)}:1)`,
    )
    this.stack = `${this.name}: ${this.message}\n${places.join('\n')}`
  }

  get file() {
    return this.#file
  }

  get problems() {
    return this.#problems
  }

  /** This mistake and those in other files, one for each file. */
  get each(): ContentError[] {
    return this.#others.length > 0 ? [new ContentError(this.#file, this.#problems), ...this.#others] : [this]
  }
}

/** Throws these mistakes as one error, if there are any. */
export function throwAll(mistakes: ContentError[]): void {
  const [first, ...others] = mistakes.flatMap(({ each }) => each)
  if (first) throw new ContentError(first.file, first.problems, others)
}

/**
 * Reads every item, also after one that fails, so that all mistakes are reported at once.
 * @throws one ContentError for all items for which `read` threw one.
 */
export function readEach<Item, Value>(items: Item[], read: (item: Item, index: number) => Value): Value[] {
  const mistakes: ContentError[] = []
  const values = items.flatMap((item, index) => {
    try {
      return [read(item, index)]
    } catch (error) {
      if (!(error instanceof ContentError)) throw error
      mistakes.push(error)
      return []
    }
  })
  throwAll(mistakes)
  return values
}
