import type { Company } from '@/lib/content/schema/company'
import marks from './social-marks.svg'

type SocialLinksProps = { label: string; socials: Company['socials'] }

/** The logos are images, which forced colours do not change: so they have a background of their own. */
export function SocialLinks({ label, socials }: SocialLinksProps) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-2">
      {socials.map(({ network, label: name, url }) => (
        <li key={network}>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={name}
            className="grid size-11 place-items-center rounded-full border border-line bg-surface forced-color-adjust-none hover:border-ink"
          >
            {/* eslint-disable-next-line @next/next/no-img-element -- an SVG has no variants, and next/image is a client component */}
            <img src={`${marks.src}#${network}`} alt="" width="20" height="20" loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  )
}
