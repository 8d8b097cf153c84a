import { ContactBar } from '@/components/layout/contact-bar'
import { getCompany } from '@/lib/content/company'
import { getMessages } from '@/lib/content/pages'
import { href, routes, SEARCH_FORM_ID } from '@/lib/routes/routes'

type PageBarProps = {
  /** The page's own form: its id, or that of the dialog it stands in. Without one, the home page's trip search. */
  formId?: string
  dialogId?: string
}

/** A phone's bar on a page that leads to enquiries. */
export function PageBar({ formId, dialogId }: PageBarProps) {
  const enquire = dialogId
    ? { dialogId }
    : { href: formId ? `#${formId}` : `${href(routes.home)}#${SEARCH_FORM_ID}` }
  return <ContactBar phone={getCompany().phone} enquire={enquire} messages={getMessages()} />
}
