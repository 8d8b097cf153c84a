import { classNames } from '@/components/ui/class-names'

const grounds = ['fill-sunken', 'fill-line'] as const

type PortraitProps = { variant: number; className: string }

/** Stands for a portrait: head and shoulders in outline, in an arched niche, with no face. */
export function Portrait({ variant, className }: PortraitProps) {
  return (
    <svg aria-hidden viewBox="0 0 80 112" className={classNames('block', className)}>
      <path d="M0 112V40a40 40 0 0 1 80 0v72Z" className={grounds[variant % grounds.length]} />
      <path d="M5.5 112V40a34.5 34.5 0 0 1 69 0v72" fill="none" className="stroke-accent" />
      <circle cx="40" cy="49" r="13" className="fill-ink" />
      <path d="M12 112c0-24 12-38 28-38s28 14 28 38Z" className="fill-ink" />
      <path d="m33 75 7 13 7-13Z" className="fill-raised" />
      <path d="m38.4 80 1.6 4 1.6-4 1.4 16-3 4-3-4Z" className="fill-action" />
    </svg>
  )
}
