import { Pause, Play } from 'lucide'
import { RoundButton } from './round-button'

type PauseButtonProps = Omit<React.ComponentProps<typeof RoundButton>, 'icon'> & {
  isPaused: boolean
  messages: { pause: string; play: string }
}

/** Pauses and resumes an automatic movement; its accessible name is the action of the next click. */
export function PauseButton({ isPaused, messages, ...props }: PauseButtonProps) {
  return (
    <RoundButton
      icon={isPaused ? Play : Pause}
      aria-label={isPaused ? messages.play : messages.pause}
      {...props}
    />
  )
}
