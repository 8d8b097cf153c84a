import { ServiceButton } from '@/components/enquiry/service-button'
import { SERVICE_DIALOG_ID, ServiceDialog } from '@/components/enquiry/service-dialog'
import { OccasionPage as OccasionView } from '@/components/occasions/occasion-page'
import { getCompany } from '@/lib/content/company'
import { findOccasion, listOccasions } from '@/lib/content/occasions'
import { pageMetadata } from '@/lib/content/page-metadata'
import { getMessages, pages } from '@/lib/content/pages'
import { contactNumbers } from '@/lib/routes/contact-links'
import { occasionPath } from '@/lib/routes/routes'
import { PageEnd } from '../../../page-end'
import { PageData } from '../../../page-data'
import { occasionPage } from '@/view-models/occasions'

export const dynamicParams = false

export const generateStaticParams = () => listOccasions().map(({ id }) => ({ id }))

export const generateMetadata = async ({ params }: PageProps<'/our-services/[id]'>) =>
  pageMetadata(occasionPath((await params).id))

export default async function OccasionPage({ params }: PageProps<'/our-services/[id]'>) {
  const { id } = await params
  const occasion = findOccasion(id)
  if (!occasion) return null
  const messages = getMessages()
  return (
    <>
      <PageData path={occasionPath(id)} />
      <OccasionView {...occasionPage(occasion)} />
      <ServiceDialog
        services={pages.services().services.map(({ title }) => title)}
        chosen={occasion.service}
        numbers={contactNumbers(getCompany())}
        messages={messages}
      />
      <PageEnd
        dialogId={SERVICE_DIALOG_ID}
        button={<ServiceButton service={occasion.service} messages={messages} />}
      />
    </>
  )
}
