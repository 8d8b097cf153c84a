import { brotliCompressSync } from 'node:zlib'
import { furtherLocales, localeFolder } from '../../lib/config/locales'
import type { SitePage } from '../../lib/content/site-pages'
import { deadFiles, deadLinks } from '../check/links'
import type { PageFacts } from '../check/page'
import type { Site } from '../check/site'
import { type ContentFile, isDraft } from '../shared/content-files'
import { namedPictures, picturesOf } from '../shared/picture-uses'
import { stalenessOf } from '../shared/freshness'
import { changeLine, publicationChanges } from '../shared/changes-by-day'
import { samplesIn } from '../shared/samples'
import { changedSince } from '../shared/translation-sources'

/** A row of the preview's list. */
export type Row = {
  path: string
  title: string
  description: string
  /** Path of its social card, relative to the site's URL. */
  card: string
  words: number
  /** Compressed bytes of its HTML. */
  bytes: number
  noindex: boolean
  draft: boolean
  /** What appears or vanishes on it by itself, and when. */
  changes: string[]
  missing: string[]
  samples: string[]
  broken: string[]
  /** Why its content should be checked again. */
  stale: string[]
}

type ListedPage = Pick<SitePage, 'path' | 'files' | 'indexable' | 'subject'>

/** Content files by their path below content/, as the list of pages has it. */
const fileOf = (page: ListedPage | undefined, files: ContentFile[]) =>
  files.find(({ name }) => page && name === `content/${page.files[0]}`)

function missingOn(page: ListedPage | undefined, file: ContentFile | undefined): string[] {
  const uses = [
    ...(file ? namedPictures(file) : []),
    ...(page?.subject.kind === 'vehicle' ? picturesOf(page.subject.entry) : []),
  ]
  return uses.filter(({ width }) => width === undefined).map(({ src }) => src)
}

/** What of a page's English copy has changed since it was translated. */
function changeOf({ files: [name = ''] }: ListedPage, locale: string): string | undefined {
  const changed = changedSince(name, locale)
  return changed.length > 0 ? `changed since it was translated: ${changed.join(', ')}` : undefined
}

/** The lines of a check for one page: they begin with the page's path. */
const problemsOn = ({ path }: PageFacts, lines: string[]) =>
  lines.flatMap((line) => (line.startsWith(`${path}: `) ? [line.slice(path.length + 2)] : []))

/**
 * Every exported page with what is left to do on it.
 * @param today the IST date of the build.
 */
export function previewRows(site: Site, listed: ListedPage[], files: ContentFile[], today: string): Row[] {
  const problems = [...deadLinks(site), ...deadFiles(site)]
  return site.pages.map((facts) => {
    const locale = furtherLocales.find((each) => facts.path.startsWith(`${localeFolder(each)}/`))
    const path = facts.path.slice(locale ? localeFolder(locale).length : 0)
    const page = listed.find((each) => `${each.path}/`.replace('//', '/') === path)
    const file = fileOf(page, files)
    return {
      ...facts,
      card: facts.ogImage.slice(site.address.length),
      bytes: brotliCompressSync(site.read(`${facts.path}index.html`) ?? '').length,
      noindex: page ? !page.indexable : true,
      draft: file ? isDraft(file) : false,
      changes: file ? publicationChanges([file], today).map(changeLine) : [],
      missing: missingOn(page, file),
      samples: file ? samplesIn([file]).map(({ key }) => key) : [],
      broken: problemsOn(facts, problems),
      stale: [file && stalenessOf(file, today), page && locale && changeOf(page, locale)].filter(
        (what) => what !== undefined,
      ),
    }
  })
}
