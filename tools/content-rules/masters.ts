import { HEIC_ADVICE } from '../../lib/content/schema/values'
import { findPicture } from '../../lib/images/pictures'
import { isPictureName, listMasterFiles, PUBLIC } from '../pictures/masters'
import { readMaster } from '../pictures/read-master'
import { type FileProblem, refuseFiles } from './refuse-files'

const isIgnored = (src: string) => /(^|\/)(\.[^/]*|Thumbs\.db|desktop\.ini)$|\.svg$/i.test(src)

/** Addresses and `srcset` take these without escaping. */
const PLAIN_NAME = /^[\w./-]+$/

const withoutEnding = (src: string) => src.replace(/\.[^.]*$/, '')

async function reasonFor(src: string, all: string[], folder: string): Promise<string | undefined> {
  if (/\.hei[cf]$/i.test(src)) return HEIC_ADVICE
  if (!isPictureName(src)) return 'is no picture that the site takes: JPEG, PNG, WebP or AVIF'
  if (!PLAIN_NAME.test(src))
    return 'has a name that does not fit into an address: rename it, with letters, digits and hyphens only'
  const twin = all.find((other) => other < src && withoutEnding(other) === withoutEnding(src))
  // A vehicle's picture is resolved by its number alone, so the number must be unique regardless of the extension.
  if (twin && src.startsWith('/ourFleet/'))
    return `stands beside ${twin}, for the same place: keep one of the two`
  if (findPicture(src)) return undefined
  const master = await readMaster(src, folder)
  return 'problem' in master ? master.problem : undefined
}

/** Rejects files in the picture folders that cannot be shown. @param folder used in place of `public/`. */
export async function checkMasters(folder = PUBLIC): Promise<void> {
  const all = listMasterFiles(folder).filter((src) => !isIgnored(src))
  const judged = await Promise.all(
    all.map(async (src): Promise<FileProblem[]> => {
      const reason = await reasonFor(src, all, folder)
      return reason ? [{ file: `public${src}`, path: '', reason }] : []
    }),
  )
  refuseFiles(judged.flat())
}
