import type { Fault } from '../shared/fault'

/**
 * Vercel reads the committed file before the build, so the build cannot write it. Until the file is updated, the
 * redirect page at the former URL applies.
 * @param written the text that `tools/hosts` writes. @param committed the file's text.
 */
export const redirectNotes = (written: string, committed: string): Fault[] =>
  written === committed
    ? []
    : [
        {
          where: 'vercel.json',
          what: 'does not hold the redirects of the content, which Vercel then answers with pages that forward',
          needs: 'Run npx tsx tools/repository-hosts.ts and commit the file, if Vercel is the host',
        },
      ]
