import { Office } from '@/components/company/office'
import { ContactForm } from '@/components/enquiry/contact-form'
import { FormPage } from '@/components/enquiry/form-page'
import { getCompany } from '@/lib/content/company'
import { pageMetadata } from '@/lib/content/page-metadata'
import { getWords, pages } from '@/lib/content/pages'
import { contactNumbers } from '@/lib/site/contact-links'
import { routes } from '@/lib/site/routes'
import { PageTrail } from '../../page-data'

export const generateMetadata = () => pageMetadata(routes.contact)

export default function ContactPage() {
  const { heading, intro, map } = pages.contact()
  const company = getCompany()
  const words = getWords()
  return (
    <FormPage
      heading={heading}
      intro={intro}
      trail={<PageTrail path={routes.contact} />}
      formHeading={words.contact.heading}
      form={<ContactForm numbers={contactNumbers(company)} words={words} />}
    >
      <Office company={company} map={map} words={words.contact} />
    </FormPage>
  )
}
