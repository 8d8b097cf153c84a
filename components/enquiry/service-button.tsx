import { Button } from '@/components/ui/button'
import { showModal } from '@/components/ui/commands'

type ServiceButtonProps = {
  /** The service that the dialog opens with. */
  service: string
  label: string
  /** Its longer name for screen readers. */
  name: string
  dialogId: string
}

/** Opens the enquiry dialog with a service preselected: late-start/service-choice.ts. */
export function ServiceButton({ service, label, name, dialogId }: ServiceButtonProps) {
  return (
    <Button data-service value={service} aria-label={name} aria-haspopup="dialog" {...showModal(dialogId)}>
      {label}
    </Button>
  )
}
