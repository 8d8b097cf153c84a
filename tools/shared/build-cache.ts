import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'

const LONGEST_MS = 14 * 86_400_000
/** To be raised when results are stored in another way: caches are kept between builds of different commits. */
const FORMAT = 5

export const hashOf = (...parts: (string | Buffer)[]): string => {
  const hash = createHash('sha256')
  // The lengths keep ['ab', 'c'] and ['a', 'bc'] apart.
  for (const part of parts) hash.update(`${part.length}:`).update(part)
  return hash.digest('hex').slice(0, 32)
}

/** What all code depends on: packages by their versions, and how it is compiled. */
const SETTINGS = ['package.json', 'tsconfig.json']

/** A hash of files of the code, and of the settings that all code depends on. */
export const hashOfCode = (...files: string[]): string =>
  hashOf(...[...SETTINGS, ...files].map((file) => readFileSync(file)))

export type BuildCache = ReturnType<typeof openCache>

/** Opens a cache, and deletes what was made two weeks ago. @param folder is created if it does not exist. */
export function openCache(folder: string) {
  mkdirSync(folder, { recursive: true })
  for (const file of readdirSync(folder).map((name) => join(folder, name)))
    if (Date.now() - statSync(file).mtimeMs > LONGEST_MS) rmSync(file)
  return {
    /**
     * The result of an earlier build, or else that of `make`, which is stored as structured cloning copies it.
     * @param key a hash of everything that it is made from, the code included.
     */
    get: async <Result>(key: string, make: () => Promise<Result>) => {
      const file = join(folder, `${key}-${FORMAT}`)
      if (existsSync(file)) return deserialize(readFileSync(file)) as Result
      const made = await make()
      // An interrupted build must not leave a partial file that the next one takes for complete.
      const part = `${file}.${process.pid}.part`
      writeFileSync(part, serialize(made))
      renameSync(part, file)
      return made
    },
  }
}
