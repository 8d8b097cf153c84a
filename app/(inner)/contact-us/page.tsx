import { Office } from '@/components/company/office'
import { ContactForm } from '@/components/enquiry/contact-form'
import { FormPage } from '@/components/enquiry/form-page'
import { getCompany } from '@/lib/content/company'
import { getWords, pages } from '@/lib/content/pages'
import { contactNumbers } from '@/lib/site/contact-links'
import { createMetadata } from '@/lib/site/metadata'
import { routes } from '@/lib/site/routes'

export const generateMetadata = () => createMetadata({ ...pages.contact(), path: routes.contact })

export default function ContactPage() {
  const { heading, intro, map } = pages.contact()
  const company = getCompany()
  const words = getWords()
  return (
    <FormPage
      heading={heading}
      intro={intro}
      formHeading={words.contact.heading}
      form={<ContactForm numbers={contactNumbers(company)} words={words} />}
    >
      <Office company={company} map={map} words={words.contact} />
    </FormPage>
  )
}
