import { lint } from 'cspell'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Fault } from '../shared/fault'

const WORD_LIST = 'content/spelling.txt'

/** Words of these files that are neither in the British dictionary nor in the project's word list. */
export async function spellingFaults(files: string[]): Promise<Fault[]> {
  const faults: Fault[] = []
  const quiet = () => {}
  await lint(
    files,
    { progress: false },
    {
      issue: ({ uri = '', row, text }) =>
        faults.push({
          where: `${relative(process.cwd(), fileURLToPath(uri))}:${row}`,
          what: `'${text}' is not in the dictionary`,
          needs: `Correct it, or, if it is a name spelled right, add it to ${WORD_LIST}`,
        }),
      info: quiet,
      debug: quiet,
      progress: quiet,
      error: (message, error) => {
        throw new Error(message, { cause: error })
      },
      result: quiet,
    },
  )
  return faults
}
