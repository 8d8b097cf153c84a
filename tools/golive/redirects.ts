import type { Fault } from '../shared/fault'

/**
 * Vercel reads the committed file before the build, which therefore cannot write it. Until it follows, the page at a
 * former address forwards.
 * @param written the text that `tools/hosts` writes. @param committed the file's text.
 */
export const redirectNotes = (written: string, committed: string): Fault[] =>
  written === committed
    ? []
    : [
        {
          where: 'vercel.json',
          what: 'does not hold the redirects of the content, which Vercel then answers with pages that forward',
          needs: 'Run npm run hosts and commit the file, if Vercel is the host',
        },
      ]
