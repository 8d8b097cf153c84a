import { ContactBar } from '@/components/layout/contact-bar'
import { getCompany } from '@/lib/content/company'
import { getMessages } from '@/lib/content/pages'
import { href, routes, SEARCH_FORM_ID } from '@/lib/routes/routes'

type PageBarProps = {
  /**
   * The id of the page's own form, or of the dialog that contains it, or the path of another page's form. By default the bar
   * links to the home page's trip search.
   */
  formId?: string
  dialogId?: string
  formPath?: string
}

/** The contact bar of phones, on pages that lead to an enquiry. */
export function PageBar({ formId, dialogId, formPath = `${routes.home}#${SEARCH_FORM_ID}` }: PageBarProps) {
  const enquire = dialogId ? { dialogId } : { href: formId ? `#${formId}` : href(formPath) }
  return <ContactBar phone={getCompany().phone} enquire={enquire} messages={getMessages()} />
}
