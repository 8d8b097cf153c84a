/** Previews in the editor: the components of the pages, rendered with the draft and the content of the build. */
import { basename } from 'node:path'
import CMS, { type CustomPreviewTemplateProps } from '@sveltia/cms'
import { createElement, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { vehiclePage } from '@/view-models/fleet-pages'
import { occasionPage } from '@/view-models/occasions'
import { postPage } from '@/view-models/posts'
import { PostPage } from '@/components/blog/post-page'
import { VehiclePage } from '@/components/fleet/vehicle-page'
import { OccasionPage } from '@/components/occasions/occasion-page'
import { Container } from '@/components/ui/container'
import { getMessages, pages } from '@/lib/content/pages'
import { vehicleSchema } from '@/lib/content/schema/fleet'
import { occasionSchema } from '@/lib/content/schema/occasion'
import { postSchema } from '@/lib/content/schema/post'
import { filled, problemsOf, withoutBody } from './check'

// Defined by the bundler: the site's style sheet, and the class names of its <html>, which set the fonts.
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

const template = (show: (data: Data, path: string) => ReactNode) =>
  function Preview({ entry, document }: CustomPreviewTemplateProps) {
    document.documentElement.className = SITE_CLASS
    const { data, path, collection } = entry.toJS() as { data: Data; path: string; collection: string }
    const file = path || newPath(collection)
    const problems = problemsOf(file, data)
    const content =
      problems.length > 0 ? <Incomplete problems={problems} /> : show(filled(data) as Data, file)
    return createElement('div', { ref: (node: HTMLElement | null) => renderInto(node, content) })
  }

/** A draft that has not been saved has no path yet. */
function newPath(collection: string): string {
  if (collection === 'vehicles') return 'content/fleet/vehicles/new.yaml'
  return collection === 'occasions' ? 'content/occasions/new.yaml' : 'content/blog/new.md'
}

const showVehicle = (data: Data, path: string) => (
  <VehiclePage {...vehiclePage({ ...vehicleSchema.parse(data), slug: basename(path, '.yaml') })} />
)

const showPost = (data: Data) => (
  <PostPage {...postPage({ ...postSchema.parse(withoutBody(data)), id: 0, body: String(data.body ?? '') })} />
)

function showOccasion(data: Data, path: string) {
  const id = basename(path, '.yaml')
  const service = pages.services().services.find((each) => each.id === id)?.title ?? id
  return <OccasionPage {...occasionPage({ ...occasionSchema.parse(data), id, service })} />
}

/** Registers the site's style and page previews with the editor. */
export function registerPreviews(): void {
  CMS.registerPreviewStyle(SITE_STYLE)
  CMS.registerPreviewTemplate('vehicles', template(showVehicle))
  CMS.registerPreviewTemplate('posts', template(showPost))
  CMS.registerPreviewTemplate('occasions', template(showOccasion))
}
