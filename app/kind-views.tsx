import type { ReactNode } from 'react'
import { PostPage } from '@/components/blog/post-page'
import { CategoryPage } from '@/components/fleet/category-page'
import { LandingPage } from '@/components/fleet/landing-page'
import { PapersPage } from '@/components/fleet/papers-page'
import { VehiclePage } from '@/components/fleet/vehicle-page'
import { GuidePage } from '@/components/guides/guide-page'
import { OccasionPage } from '@/components/occasions/occasion-page'
import type { EntryOf, KindName } from '@/lib/content/kinds'
import { papersPath } from '@/lib/routes/routes'
import { categoryPage, vehiclePage } from '@/view-models/fleet-pages'
import { guidePage } from '@/view-models/guides'
import { landingPage } from '@/view-models/landing'
import { occasionPage } from '@/view-models/occasions'
import { papersPage } from '@/view-models/papers'
import { postPage } from '@/view-models/posts'
import { PageTrail } from './page-data'

const views: { [Name in KindName]: (entry: EntryOf<Name>) => ReactNode } = {
  category: (category) => <CategoryPage {...categoryPage(category)} />,
  vehicle: (vehicle) => <VehiclePage {...vehiclePage(vehicle)} />,
  post: (post) => <PostPage {...postPage(post)} />,
  guide: (guide) => <GuidePage {...guidePage(guide)} />,
  occasion: (occasion) => <OccasionPage {...occasionPage(occasion)} />,
  landing: (landing) => <LandingPage {...landingPage(landing)} />,
  papers: () => <PapersPage {...papersPage()} trail={<PageTrail path={papersPath} />} />,
}

/** The page of an entry, for its route and for the editor's preview. */
export const viewOf = <Name extends KindName>(kind: Name, entry: EntryOf<Name>): ReactNode =>
  views[kind](entry)
