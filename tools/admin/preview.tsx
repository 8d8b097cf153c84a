/** Previews in the editor: the components of the pages, rendered with the draft and the content of the build. */
import { basename, extname } from 'node:path'
import CMS, { type CustomPreviewTemplateProps } from '@sveltia/cms'
import { createElement, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { viewOf } from '@/app/kind-views'
import { landOfMaps } from '@/view-models/guide-map'
import { headerProps } from '@/view-models/header'
import { roadNews } from '@/view-models/road-news'
import { RoadNewsList } from '@/components/guides/road-news-list'
import { Land } from '@/components/guides/land'
import { Header } from '@/components/layout/header'
import { NoticeBar } from '@/components/layout/notice-bar'
import { Container } from '@/components/ui/container'
import { collections, type KindName, kinds } from '@/lib/content/kinds'
import { getMessages } from '@/lib/content/pages'
import { noticeSchema } from '@/lib/content/schema/notice'
import { roadStatusSchema } from '@/lib/content/schema/road-status'
import { filled, problemsOf } from './check'
import { collectionName } from './config'
import { pagePreviews, type Show } from './preview-pages'
import { PreviewWidth } from './preview-width'

// In data.js: the site's style sheet, and the class names of its <html>, which set the fonts.
declare const SITE_STYLE: string
declare const SITE_CLASS: string

type Data = Record<string, unknown>

const roots = new WeakMap<Element, Root>()

/**
 * The editor bundles another copy of React, and hooks do not work across copies: so the page gets a React root of its
 * own.
 */
function renderInto(node: HTMLElement | null, content: ReactNode): void {
  if (!node) return
  const root = roots.get(node) ?? createRoot(node)
  roots.set(node, root)
  root.render(content)
}

function Incomplete({ problems }: { problems: string[] }) {
  return (
    <Container className="pb-section pt-8">
      <p className="mb-4 font-semibold">{getMessages().admin.incomplete}</p>
      <ul className="list-disc pl-6">
        {problems.map((problem) => (
          <li key={problem}>{problem}</li>
        ))}
      </ul>
    </Container>
  )
}

/** A picture that was just chosen has no variants yet: its place shows the placeholder drawing until the next build. */
const CHOSEN = '/scenes/chosen.jpg'

function withoutBlobs(value: unknown): unknown {
  if (typeof value === 'string') return value.startsWith('blob:') ? CHOSEN : value
  if (Array.isArray(value)) return value.map(withoutBlobs)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withoutBlobs(inner)]))
}

/** The page of a valid draft; the message of an error that only comparing files finds, in its place. */
function shownOf(show: Show, data: Data, path: string): ReactNode {
  const problems = problemsOf(path, data)
  if (problems.length > 0) return <Incomplete problems={problems} />
  try {
    return show(filled(data) as Data, path)
  } catch (error) {
    return <Incomplete problems={[error instanceof Error ? error.message : String(error)]} />
  }
}

const template = (show: Show) =>
  function Preview({ entry, document }: CustomPreviewTemplateProps) {
    document.documentElement.className = SITE_CLASS
    const { data, path, collection } = entry.toJS() as { data: Data; path: string; collection: string }
    const content = shownOf(show, withoutBlobs(data) as Data, path || newPath(collection))
    const page = (
      <>
        <PreviewWidth frame={(document.defaultView?.frameElement ?? null) as HTMLElement | null} />
        {content}
        <svg className="absolute size-0" aria-hidden>
          <defs>
            <Land {...landOfMaps()} />
          </defs>
        </svg>
      </>
    )
    return createElement('div', { ref: (node: HTMLElement | null) => renderInto(node, page) })
  }

/** Where the file of a new entry lies; one that has not been saved has no path yet. */
function newPath(name: string): string {
  const found = collections.find((collection) => collectionName(collection) === name)
  return found ? `content/${found.folder}/new.${found.extension ?? 'yaml'}` : ''
}

/** The previews of the entries that have pages, by their collections. */
const entryPreviews: Record<string, Show> = Object.fromEntries(
  Object.entries(kinds).flatMap(([kind, { files }]) =>
    files
      ? [
          [
            collectionName(files),
            (data, path) =>
              viewOf(kind as KindName, files.entry(data, basename(path, extname(path))) as never),
          ] satisfies [string, Show],
        ]
      : [],
  ),
)

/** The page that lists the guides, `content/pages/routes.yaml`, has the name of their collection. */
const showRoutes: Show = (data, path) =>
  (path.startsWith('content/pages/') ? pagePreviews : entryPreviews).routes?.(data, path)

/** The notice as it stands above the header, with its days, which visitors do not see. */
const showNotice: Show = (data) => {
  const { text, link, publishFrom, publishUntil } = noticeSchema.parse(data)
  const { label, dismiss } = getMessages().notice
  return (
    <>
      <NoticeBar id="draft" label={label} text={text} link={link} dismiss={dismiss} />
      <Header {...headerProps()} />
      <Container className="py-8 text-muted">{`${publishFrom ?? '…'} – ${publishUntil ?? '…'}`}</Container>
    </>
  )
}

const showRoad: Show = (data, path) => (
  <Container className="py-8">
    <RoadNewsList
      heading={getMessages().guide.status.heading}
      news={[roadNews({ ...roadStatusSchema.parse(data), name: basename(path, '.yaml') })]}
    />
  </Container>
)

/** Registers the site's style and the previews of all collections with the editor. */
export function registerPreviews(): void {
  CMS.registerPreviewStyle(SITE_STYLE)
  const shows: Record<string, Show> = {
    ...pagePreviews,
    ...entryPreviews,
    routes: showRoutes,
    roads: showRoad,
    notices: showNotice,
  }
  for (const [name, show] of Object.entries(shows)) CMS.registerPreviewTemplate(name, template(show))
}
