import { NextSteps } from '@/components/company/next-steps'
import { FormPage } from '@/components/enquiry/form-page'
import { VendorForm } from '@/components/enquiry/vendor-form'
import { getCompany } from '@/lib/content/company'
import { showPicture } from '@/lib/content/gallery'
import { pageMetadata } from '@/lib/content/page-metadata'
import { getWords, pages } from '@/lib/content/pages'
import { contactNumbers } from '@/lib/site/contact-links'
import { routes } from '@/lib/site/routes'
import { PageTrail } from '../../page-data'

export const generateMetadata = () => pageMetadata(routes.vendor)

export default function VendorPage() {
  const { heading, intro, next } = pages.vendor()
  const words = getWords()
  return (
    <FormPage
      heading={heading}
      intro={intro}
      trail={<PageTrail path={routes.vendor} />}
      formHeading={words.vendor.heading}
      form={<VendorForm numbers={contactNumbers(getCompany())} words={words} />}
    >
      <NextSteps heading={next.heading} steps={next.steps} shown={showPicture(next.picture)} />
    </FormPage>
  )
}
