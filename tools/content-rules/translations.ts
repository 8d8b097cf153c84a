import { toAsciiDigits } from '../../lib/format/ascii-digits'
import { contentFiles, translatedFiles } from '../shared/content-files'
import { type FileProblem, refuseFiles, textsOf } from './refuse-files'

/** The numbers and times that readers see, in plain digits. */
const figuresIn = (text: string): string[] =>
  toAsciiDigits(text)
    .replaceAll(/\]\([^)]*\)/g, ']')
    .match(/\d+(?:[.,:]\d+)*/g) ?? []

/** One language may write in words what the other writes in digits; a figure in place of another is a mistake. */
function figureReason(text: string, english: string): string | undefined {
  if (/plural.*#/s.test(english) && !text.includes('#'))
    return 'does not say the number, for which the English has #: write # where it stands'
  const own = figuresIn(text)
  const given = figuresIn(english)
  const strange = own.find((figure) => !given.includes(figure))
  const left = given.find((figure) => !own.includes(figure))
  return strange && left && `has the figure ${strange}, and the English has ${left}: write that`
}

/** Rejects translations with other figures than their English. */
export function checkTranslations(): void {
  const english = new Map(contentFiles().map((file) => [file.name, file]))
  refuseFiles(
    translatedFiles().flatMap((file): FileProblem[] => {
      const base = english.get(file.name.replace(/\/locales\/[^/]+(?=\/)/, ''))
      const given = new Map(base && textsOf(base).map(({ path, text }) => [path.join('.'), text]))
      return textsOf(file).flatMap(({ path, text, line }) => {
        const reason = figureReason(text, given.get(path.join('.')) ?? '')
        return reason ? [{ file: file.name, path: path.join('.'), line: line(), reason }] : []
      })
    }),
  )
}
