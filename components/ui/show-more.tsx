import { interpolate, type Message } from '@/lib/format/interpolate'
import { Button } from './button'

type ShowMoreProps = { more: number; label: Message; onClick: () => void }

/** The button below the first of a long list. Nothing where the list is complete. */
export const ShowMore = ({ more, label, onClick }: ShowMoreProps) =>
  more > 0 && (
    <Button variant="outline" className="noscript:hidden mt-5 w-full" onClick={onClick}>
      {interpolate(label, { count: more })}
    </Button>
  )
