import { NextSteps } from '@/components/company/next-steps'
import { FormPage } from '@/components/enquiry/form-page'
import { VendorForm } from '@/components/enquiry/vendor-form'
import { getCompany } from '@/lib/content/company'
import { resolveImage } from '@/lib/content/images'
import { pageMetadata } from '@/lib/content/page-metadata'
import { getMessages, pages } from '@/lib/content/pages'
import { contactNumbers } from '@/lib/routes/contact-links'
import { routes } from '@/lib/routes/routes'
import { PageBar } from '../../page-end'
import { PageTrail } from '../../page-data'

export const generateMetadata = () => pageMetadata(routes.vendor)

export default function VendorPage() {
  const { heading, intro, next } = pages.vendor()
  const messages = getMessages()
  return (
    <>
      <FormPage
        heading={heading}
        intro={intro}
        trail={<PageTrail path={routes.vendor} />}
        formHeading={messages.vendor.heading}
        form={<VendorForm numbers={contactNumbers(getCompany())} messages={messages} />}
      >
        <NextSteps heading={next.heading} steps={next.steps} shown={resolveImage(next.picture)} />
      </FormPage>
      <PageBar formId="form-heading" />
    </>
  )
}
