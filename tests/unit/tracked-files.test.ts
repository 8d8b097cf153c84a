import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** The tracked files; empty in a folder that was unpacked from an archive. */
const files = existsSync('.git')
  ? execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean)
  : []
const onRepository = files.length > 0 ? it : it.skip

/** What Windows forbids in a name: these characters, a trailing dot or space, and device names. */
const REFUSED = /[<>:"\\|?*\u0000-\u001f]|[. ]$|^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i
/** Windows takes 260 characters for a whole path, of which the folder of the project needs some. */
const LONGEST = 180

describe('every file of the repository can be checked out on macOS and Windows', () => {
  onRepository('no two names differ only in case', () => {
    const seen = new Map<string, string>()
    const doubles = files.filter((file) => {
      const other = seen.get(file.toLowerCase())
      seen.set(file.toLowerCase(), file)
      return other !== undefined
    })
    expect(doubles).toEqual([])
  })

  onRepository('no name has a character that Windows refuses, and none is too long', () => {
    const refused = files.filter(
      (file) => file.length > LONGEST || file.split('/').some((name) => REFUSED.test(name)),
    )
    expect(refused).toEqual([])
  })

  onRepository('every text has LF at its line ends, whatever the settings of git', () => {
    const marked = execFileSync('git', ['ls-files', '--eol'], { encoding: 'utf8' }).split('\n')
    expect(marked.filter((line) => line.startsWith('i/crlf') || line.startsWith('i/mixed'))).toEqual([])
    expect(marked.filter((line) => line && !line.includes('attr/text=auto eol=lf'))).toEqual([])
  })
})
