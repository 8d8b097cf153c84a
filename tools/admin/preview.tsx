/** Previews in the editor: the components of the pages, rendered with the draft and the content of the build. */
import { basename } from 'node:path'
import CMS, { type CustomPreviewTemplateProps } from '@sveltia/cms'
import { createElement, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { vehiclePage } from '@/view-models/fleet-pages'
import { landOfMaps } from '@/view-models/guide-map'
import { guidePage } from '@/view-models/guides'
import { headerProps } from '@/view-models/header'
import { landingPage } from '@/view-models/landing'
import { occasionPage } from '@/view-models/occasions'
import { postPage } from '@/view-models/posts'
import { roadNews } from '@/view-models/road-news'
import { PostPage } from '@/components/blog/post-page'
import { LandingPage } from '@/components/fleet/landing-page'
import { VehiclePage } from '@/components/fleet/vehicle-page'
import { GuidePage } from '@/components/guides/guide-page'
import { RoadNewsList } from '@/components/guides/road-news-list'
import { Land } from '@/components/guides/land'
import { Header } from '@/components/layout/header'
import { NoticeBar } from '@/components/layout/notice-bar'
import { OccasionPage } from '@/components/occasions/occasion-page'
import { Container } from '@/components/ui/container'
import { getMessages, pages } from '@/lib/content/pages'
import { vehicleSchema } from '@/lib/content/schema/fleet'
import { guideSchema } from '@/lib/content/schema/guide'
import { landingSchema } from '@/lib/content/schema/landing'
import { noticeSchema } from '@/lib/content/schema/notice'
import { occasionSchema } from '@/lib/content/schema/occasion'
import { postSchema } from '@/lib/content/schema/post'
import { redirectsSchema } from '@/lib/content/schema/redirects'
import { roadStatusSchema } from '@/lib/content/schema/road-status'
import { href } from '@/lib/routes/routes'
import { filled, problemsOf, withoutBody } from './check'
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
const FOLDERS: Record<string, string> = {
  vehicles: 'content/fleet/vehicles/new.yaml',
  occasions: 'content/occasions/new.yaml',
  landing: 'content/landing/new.yaml',
  roads: 'content/roads/new.yaml',
  notices: 'content/notices/new.yaml',
  routes: 'content/routes/new.yaml',
  posts: 'content/blog/new.md',
}

const newPath = (collection: string) => FOLDERS[collection] ?? ''

const showVehicle: Show = (data, path) => (
  <VehiclePage {...vehiclePage({ ...vehicleSchema.parse(data), slug: basename(path, '.yaml') })} />
)

const showPost: Show = (data) => (
  <PostPage {...postPage({ ...postSchema.parse(withoutBody(data)), id: 0, body: String(data.body ?? '') })} />
)

const showGuide: Show = (data, path) => (
  <GuidePage {...guidePage({ ...guideSchema.parse(data), slug: basename(path, '.yaml') })} />
)

/** The page that lists the guides, `content/pages/routes.yaml`, has the name of their collection. */
const showRoutes: Show = (data, path) =>
  (path.startsWith('content/pages/') ? pagePreviews.routes : showGuide)?.(data, path)

const showOccasion: Show = (data, path) => {
  const id = basename(path, '.yaml')
  const service = pages.services().services.find((each) => each.id === id)?.title ?? id
  return <OccasionPage {...occasionPage({ ...occasionSchema.parse(data), id, service })} />
}

const showLanding: Show = (data, path) => (
  <LandingPage {...landingPage({ ...landingSchema.parse(data), slug: basename(path, '.yaml') })} />
)

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

const showRedirects: Show = (data) => (
  <Container className="py-8">
    <ul className="divide-y divide-line">
      {redirectsSchema.parse({ redirects: [], ...data }).redirects.map(({ from, to }) => (
        <li key={from} className="py-3">
          {from} → <a href={href(to)}>{to}</a>
        </li>
      ))}
    </ul>
  </Container>
)

/** Registers the site's style and the previews of all collections with the editor. */
export function registerPreviews(): void {
  CMS.registerPreviewStyle(SITE_STYLE)
  const shows: Record<string, Show> = {
    ...pagePreviews,
    vehicles: showVehicle,
    landing: showLanding,
    posts: showPost,
    routes: showRoutes,
    occasions: showOccasion,
    roads: showRoad,
    notices: showNotice,
    redirects: showRedirects,
  }
  for (const [name, show] of Object.entries(shows)) CMS.registerPreviewTemplate(name, template(show))
}
