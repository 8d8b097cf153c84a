/** Previews of the files that fixed pages are made of: the page itself, with the draft in place of its file. */
import type { ReactNode } from 'react'
import { stringify } from 'yaml'
import { Footer } from '@/components/layout/footer'
import { Header } from '@/components/layout/header'
import { contentChanged } from '@/lib/content/content-version'
import { footerProps } from '@/view-models/footer'
import { headerProps } from '@/view-models/header'
import { replaceFile } from './browser-node'
import { valueOf } from './check'
import { pages } from './page-modules'

/** Renders an entry of the editor; `path` is that of its file. */
export type Show = (data: Record<string, unknown>, path: string) => ReactNode

/** Components are called here, not by React, so that an error of the content is caught with the draft that has it. */
function showPage(Page: () => ReactNode, data: Record<string, unknown>, path: string) {
  replaceFile(path, stringify(valueOf(path, data)))
  contentChanged()
  return (
    <>
      <Header {...headerProps()} overHero={Page === pages.home} />
      <main id="content">{Page()}</main>
      <Footer {...footerProps()} />
    </>
  )
}

/** The previews of pages and of the files that all pages share, by their names in the editor's configuration. */
export const pagePreviews: Record<string, Show> = Object.fromEntries(
  Object.entries(pages).map(([name, Page]): [string, Show] => [
    name,
    (data, path) => showPage(Page, data, path),
  ]),
)
