import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { copySources, recreateFolder } from '../../shared/scratch-site'
import { addPosts, addVehicles } from './content'

/** The number of posts for a number of vehicles. */
export const postsBeside = (vehicles: number) => Math.round(vehicles / 10)

/** Made once for a version of the editor's package, by a build of the project. */
const EDITOR_PACKAGE = '.cache/editor-package'

/** Copies the site's sources into a folder below the project and adds vehicles and posts. */
export function layOutSite(folder: string, vehicles: number, listed: boolean): void {
  copySources(folder)
  mkdirSync(join(folder, 'public'))
  cpSync(EDITOR_PACKAGE, join(folder, EDITOR_PACKAGE), { recursive: true })
  addVehicles(folder, vehicles, listed)
  addPosts(folder, postsBeside(vehicles))
}

/** Of the bare page: without paragraphs, and of each. */
const BARE_BYTES = 5300
const PARAGRAPH_BYTES = 410

const bareFiles = (pages: number, paragraphs: number) => ({
  'package.json': '{ "private": true, "type": "module" }\n',
  'next.config.mjs': `export default { output: 'export', trailingSlash: true, experimental: { cpus: ${availableParallelism()} } }\n`,
  'app/layout.tsx': `export default function Layout({ children }: { children: React.ReactNode }) {
  return <html lang="en"><body>{children}</body></html>
}
`,
  'app/[slug]/page.tsx': `const words = 'a car waits at the gate of the fort while rain passes over the river and lamps are lit'.split(' ')
const sentence = (seed: number) => Array.from({ length: 12 }, (_, at) => words[(seed + at * at) % words.length]).join(' ')
export const dynamicParams = false
export const generateStaticParams = () => Array.from({ length: ${pages} }, (_, at) => ({ slug: 'page-' + at }))
type Props = { params: Promise<{ slug: string }> }
export const generateMetadata = async ({ params }: Props) => ({ title: (await params).slug })
export default async function Page({ params }: Props) {
  const { slug } = await params
  const paragraphs = Array.from({ length: ${paragraphs} }, (_, at) => [0, 1, 2].map((n) => sentence(Number(slug.slice(5)) + at * 3 + n)))
  return <main><h1>{slug}</h1>{paragraphs.map((sentences, at) => <p key={at}>{sentences.join('. ')}.</p>)}</main>
}
`,
})

/**
 * A minimal ('bare') export for comparison: pages of paragraphs from one template, with the same Next.js version.
 * @param bytes of a page's HTML, with the payload in it.
 */
export function layOutBare(folder: string, pages: number, bytes: number): void {
  recreateFolder(folder)
  const paragraphs = Math.round((bytes - BARE_BYTES) / PARAGRAPH_BYTES)
  for (const [name, text] of Object.entries(bareFiles(pages, paragraphs))) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }
}
