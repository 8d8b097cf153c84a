import { LoaderCircle } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { Button } from '@/components/ui/button'

type SubmitButtonProps = {
  label: string
  busyLabel: string
  busy: boolean
  /** What would be sent was sent as it is: the button does not ask to be pressed again. */
  isSent?: boolean
  className?: string
}

/** Disabled with a spinner while the form is being sent. S6.8. */
export function SubmitButton({ label, busyLabel, busy, isSent, className }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      variant={isSent ? 'outline' : 'action'}
      size="tall"
      disabled={busy}
      className={className}
    >
      {busy && <Icon of={LoaderCircle} className="size-4 animate-spin" />}
      {/* An element of its own: a translator puts others in the place of a text, beside which React could not insert. */}
      <span>{busy ? busyLabel : label}</span>
    </Button>
  )
}
