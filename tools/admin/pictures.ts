import { HEIC_ADVICE } from '@/lib/content/schema/values'
import { faultsOfPicture, kindOfPicture, type Measured } from '../shared/picture-rules'
import { textsIn } from '../shared/texts-in'

const isSvg = ({ name, type }: File) => type === 'image/svg+xml' || /\.svg$/i.test(name)

/** The sides as the build has them: turned upright. Undefined for what the browser cannot show. */
async function measure(file: File): Promise<Measured | undefined> {
  if (isSvg(file)) return { width: Infinity, bytes: file.size }
  try {
    const { width, height } = await createImageBitmap(file)
    return { width, height, bytes: file.size }
  } catch {
    return undefined
  }
}

const UNREADABLE = 'is no picture, or a damaged one: save it anew as JPEG'

async function problemsOfFile(file: File, text: string, path: PropertyKey[]): Promise<string[]> {
  const measured = await measure(file)
  if (!measured) return [/\.hei[cf]$/i.test(file.name) ? HEIC_ADVICE : UNREADABLE]
  return faultsOfPicture(kindOfPicture(text, path), measured).map(({ what, needs }) => `${what}. ${needs}.`)
}

/**
 * Why pictures that were just chosen do not suit their places, one line each, by the rules of `npm run golive`. Pictures
 * that were there before are not measured: an older one that is too small must not keep a telephone number from being saved.
 */
export async function pictureProblems(
  data: unknown,
  findFile: (text: string) => File | undefined,
): Promise<string[]> {
  const problems = await Promise.all(
    textsIn(data).map(async ({ text, path }) => {
      const file = findFile(text)
      const found = file ? await problemsOfFile(file, text, path) : []
      return found.map((problem) => `${path.join('.')}: ${file?.name} ${problem}`)
    }),
  )
  return problems.flat()
}
