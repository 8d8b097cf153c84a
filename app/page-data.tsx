import { Breadcrumb } from '@/components/layout/breadcrumb'
import { JsonLd } from '@/components/layout/json-ld'
import { pageGraph } from '@/lib/content/page-graph'
import { getMessages } from '@/lib/content/pages'
import { findSitePage, breadcrumbTrail } from '@/lib/content/site-pages'
import { serialiseGraph } from '@/lib/seo/structured-data/serialise'

type PageProps = { path: string }

/** A page's structured data. */
export const PageData = ({ path }: PageProps) => <JsonLd json={serialiseGraph(pageGraph(path))} />

/** A page's structured data and its breadcrumb, which are generated from the same list. */
export function PageTrail({ path }: PageProps) {
  const { label } = findSitePage(path)
  return (
    <>
      <PageData path={path} />
      <Breadcrumb label={getMessages().common.breadcrumb} trail={breadcrumbTrail(path)} current={label} />
    </>
  )
}
