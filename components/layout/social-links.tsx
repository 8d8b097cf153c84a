import type { Company } from '@/lib/content/schema'

type Social = Company['socials'][number]

/** The networks' marks as plain shapes on a 24-unit grid. */
const marks = {
  facebook: 'M14 8.5h2.5V5H14c-2.5 0-4 1.7-4 4.2V11H7.5v3.5H10V22h3.5v-7.5H16l.5-3.5h-3V9.5c0-.7.2-1 .5-1Z',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5Zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3H8Zm4 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8Zm0 2a2 2 0 1 0 0 4 2 2 0 0 0 0-4Zm4.7-3.8a1 1 0 1 1 0 2 1 1 0 0 1 0-2Z',
  linkedin:
    'M5 3.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM3.4 9h3.3v11.5H3.4V9Zm5.3 0h3.1v1.6c.5-1 1.7-1.9 3.5-1.9 3.6 0 4.3 2.2 4.3 5.300v6.500h-3.300v-5.800c0-1.5 0-3.2-2-3.200s-2.3 1.5-2.3 3.100v5.900H8.700V9Z',
  youtube:
    'M21.6 7.200a2.5 2.5 0 0 0-1.8-1.800C18.2 5 12 5 12 5s-6.2 0-7.8.4a2.5 2.5 0 0 0-1.8 1.800C2 8.8 2 12 2 12s0 3.2.4 4.800a2.5 2.5 0 0 0 1.8 1.800C5.8 19 12 19 12 19s6.2 0 7.8-.4a2.5 2.5 0 0 0 1.8-1.800c.4-1.6.4-4.8.4-4.800s0-3.2-.4-4.800ZM10 15V9l5.2 3L10 15Z',
  x: 'M3 3h5.500l4.3 6 5-6H20l-6.3 7.500L21 21h-5.500l-4.7-6.600L5.2 21H3l6.8-8.200L3 3Zm3.2 1.7 10 14.600h1.700l-10-14.600H6.200Z',
} as const satisfies Record<Social['network'], string>

export function SocialLinks({ label, socials }: { label: string; socials: Social[] }) {
  return (
    <ul aria-label={label} className="mt-5 flex gap-2">
      {socials.map(({ network, label: name, url }) => (
        <li key={network}>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={name}
            className="grid size-11 place-items-center rounded-full border border-line hover:border-ink"
          >
            <svg aria-hidden viewBox="0 0 24 24" fillRule="evenodd" className="size-5 fill-current">
              <path d={marks[network]} />
            </svg>
          </a>
        </li>
      ))}
    </ul>
  )
}
