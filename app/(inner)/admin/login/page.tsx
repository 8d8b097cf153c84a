import { PageIntro } from '@/components/layout/page-intro'
import { getWords } from '@/lib/content/pages'
import { createMetadata } from '@/lib/site/metadata'
import { routes } from '@/lib/site/routes'

export function generateMetadata() {
  const { title, text } = getWords().admin
  return createMetadata({ title, description: text, path: routes.adminLogin, noindex: true })
}

export default function AdminLoginPage() {
  const { title, text } = getWords().admin
  return <PageIntro heading={title} intro={text} />
}
