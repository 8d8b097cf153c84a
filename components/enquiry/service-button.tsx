import { Button } from '@/components/ui/button'
import { showModal } from '@/components/ui/commands'
import type { Messages } from '@/lib/content/schema/messages'
import { interpolate } from '@/lib/format/interpolate'
import { SERVICE_DIALOG_ID } from './service-dialog'

type ServiceButtonProps = {
  service: string
  messages: Pick<Messages, 'service'>
}

/** Opens the enquiry dialog with a service preselected: late-start/service-choice.ts. */
export const ServiceButton = ({ service, messages }: ServiceButtonProps) => (
  <Button
    data-service
    value={service}
    aria-label={interpolate(messages.service.enquireAbout, { service })}
    aria-haspopup="dialog"
    {...showModal(SERVICE_DIALOG_ID)}
  >
    {messages.service.enquireNow}
  </Button>
)
