import { PageIntro } from '@/components/layout/page-intro'
import { getWords } from '@/lib/content/pages'
import { createMetadata } from '@/lib/site/metadata'
import { routes } from '@/lib/site/routes'

export function generateMetadata() {
  const { title, text } = getWords().admin
  return createMetadata({ title, description: text, path: routes.admin, noindex: true })
}

export default function AdminPage() {
  const { title, text } = getWords().admin
  return <PageIntro heading={title} intro={text} />
}
