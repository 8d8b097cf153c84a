import { Office, OfficeLines } from '@/components/company/office'
import { ContactForm } from '@/components/enquiry/contact-form'
import { FormPage } from '@/components/enquiry/form-page'
import { getCompany } from '@/lib/content/company'
import { pageMetadata } from '@/lib/content/page-metadata'
import { getMessages, pages } from '@/lib/content/pages'
import { contactNumbers } from '@/lib/routes/contact-links'
import { routes } from '@/lib/routes/routes'
import { PageBar } from '../../page-end'
import { PageTrail } from '../../page-data'

export const generateMetadata = () => pageMetadata(routes.contact)

export default function ContactPage() {
  const { heading, intro, map } = pages.contact()
  const company = getCompany()
  const messages = getMessages()
  return (
    <>
      <FormPage
        heading={heading}
        intro={intro}
        end={<OfficeLines company={company} messages={messages.contact} />}
        trail={<PageTrail path={routes.contact} />}
        formHeading={messages.contact.heading}
        form={<ContactForm numbers={contactNumbers(company)} messages={messages} />}
      >
        <Office company={company} map={map} messages={messages.contact} />
      </FormPage>
      <PageBar formId="form-heading" />
    </>
  )
}
