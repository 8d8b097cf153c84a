import { classNames } from './class-names'

type PicturePlaceholderProps = { label: string; className?: string }

/** The placeholder for a missing picture: a road to the horizon, in the site's colours. */
export function PicturePlaceholder({ label, className }: PicturePlaceholderProps) {
  return (
    <svg
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      viewBox="0 0 1600 1000"
      preserveAspectRatio="xMidYMid slice"
      className={classNames('block bg-sunken', className ?? 'w-full')}
    >
      <g fill="none" stroke="currentColor" strokeWidth="6" className="text-line">
        <path d="M0 620h1600M800 620 180 1000M800 620l620 380" />
        <path d="M520 620c40-150 140-230 280-230s240 80 280 230" />
      </g>
      <path d="M800 660v50m0 60v70m0 70v90" stroke="currentColor" strokeWidth="14" className="text-action" />
    </svg>
  )
}
