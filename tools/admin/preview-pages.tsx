/** Previews of the files that fixed pages are made of: the page itself, with the draft in place of its file. */
import type { ReactNode } from 'react'
import { stringify } from 'yaml'
import AboutPage from '@/app/(pages)/about/page'
import BlogPage from '@/app/(pages)/blogs/page'
import ComparePage from '@/app/(pages)/car-details/page'
import CarOffersPage from '@/app/(pages)/car-offers/page'
import ClientsPage from '@/app/(pages)/clients/page'
import ContactPage from '@/app/(pages)/contact-us/page'
import GalleryPage from '@/app/(pages)/gallery/page'
import OurFleetPage from '@/app/(pages)/our-fleet/page'
import ServicesPage from '@/app/(pages)/our-services/page'
import PrivacyPage from '@/app/(pages)/privacy/page'
import RatesPage from '@/app/(pages)/rates/page'
import GuidesPage from '@/app/(pages)/routes/page'
import TermsPage from '@/app/(pages)/terms-condition/page'
import TripPlanRoute from '@/app/(pages)/trip-plan/page'
import VendorPage from '@/app/(pages)/vendor-application/page'
import HomePage from '@/app/(home)/page'
import SignInPage from '@/app/(pages)/admin/login/page'
import { Footer } from '@/components/layout/footer'
import { Header } from '@/components/layout/header'
import { contentChanged } from '@/lib/content/content-version'
import type { pageSchemas } from '@/lib/content/schema/pages'
import { footerProps } from '@/view-models/footer'
import { headerProps } from '@/view-models/header'
import { replaceFile } from './browser-node'
import { valueOf } from './check'

/** Renders an entry of the editor; `path` is that of its file. */
export type Show = (data: Record<string, unknown>, path: string) => ReactNode

/** The page that shows a file best, by the name that the editor's configuration gives the file. */
const PAGES: Record<
  keyof typeof pageSchemas | 'categories' | 'company' | 'interface' | 'map',
  () => ReactNode
> = {
  home: HomePage,
  about: AboutPage,
  blogs: BlogPage,
  clients: ClientsPage,
  compare: ComparePage,
  contact: ContactPage,
  fleet: OurFleetPage,
  gallery: GalleryPage,
  offers: CarOffersPage,
  privacy: PrivacyPage,
  rates: RatesPage,
  routes: GuidesPage,
  services: ServicesPage,
  'sign-in': SignInPage,
  terms: TermsPage,
  'trip-plan': TripPlanRoute,
  vendor: VendorPage,
  categories: OurFleetPage,
  company: ContactPage,
  interface: HomePage,
  map: GuidesPage,
}

/** Components are called here, not by React, so that an error of the content is caught with the draft that has it. */
function showPage(Page: () => ReactNode, data: Record<string, unknown>, path: string) {
  replaceFile(path, stringify(valueOf(path, data)))
  contentChanged()
  return (
    <>
      <Header {...headerProps()} overHero={Page === HomePage} />
      <main id="content">{Page()}</main>
      <Footer {...footerProps()} />
    </>
  )
}

/** The previews of pages and of the files that all pages share, by their names in the editor's configuration. */
export const pagePreviews: Record<string, Show> = Object.fromEntries(
  Object.entries(PAGES).map(([name, Page]): [string, Show] => [
    name,
    (data, path) => showPage(Page, data, path),
  ]),
)
