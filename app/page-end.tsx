import { CallToAction } from '@/components/enquiry/call-to-action'
import { ContactBar } from '@/components/layout/contact-bar'
import { ButtonLink, type ButtonLinkProps } from '@/components/ui/button-link'
import { getCompany } from '@/lib/content/company'
import { getMessages } from '@/lib/content/pages'
import { href, routes, SEARCH_FORM_ID } from '@/lib/routes/routes'

type Form = {
  /**
   * The id of the page's own form, or of the dialog that contains it, or the path of another page's form. By default the
   * page leads to the home page's trip search.
   */
  formId?: string
  dialogId?: string
  formPath?: string
}

const addressOf = ({ formId, formPath = `${routes.home}#${SEARCH_FORM_ID}` }: Form) =>
  formId ? `#${formId}` : formPath

/** The contact bar of phones, on pages that lead to an enquiry. */
export function PageBar(form: Form) {
  const { dialogId } = form
  const enquire = dialogId ? { dialogId } : { href: href(addressOf(form)) }
  return <ContactBar phone={getCompany().phone} enquire={enquire} messages={getMessages()} />
}

type EnquireLinkProps = Form & Partial<Pick<ButtonLinkProps, 'variant' | 'className'>>

/** The link to the form of a page. */
export function EnquireLink({ variant, className, ...form }: EnquireLinkProps) {
  const { trip, service } = getMessages()
  const isSearch = !form.formId && !form.formPath
  return (
    <ButtonLink href={addressOf(form)} variant={variant} className={className}>
      {isSearch ? trip.label : service.enquireNow}
    </ButtonLink>
  )
}

type PageEndProps = Form & {
  /** The button that opens the dialog. */
  button?: React.ReactNode
}

/** The end of a page that leads to an enquiry: the call to action, and the contact bar with the same form. */
export const PageEnd = ({ button, ...form }: PageEndProps) => (
  <>
    <CallToAction phone={getCompany().phone} messages={getMessages()}>
      {button ?? <EnquireLink {...form} />}
    </CallToAction>
    <PageBar {...form} />
  </>
)
