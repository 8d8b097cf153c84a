import { HONEYPOT } from '@/lib/enquiry/honeypot'

/**
 * A honeypot: an input that is hidden from visitors, keyboard and screen readers, and that browsers and password
 * managers do not fill in; bots that fill in everything do. Its label is for visitors without CSS.
 */
export function Honeypot({ label }: { label: string }) {
  return (
    <div aria-hidden className="sr-only">
      <label>
        {label}
        <input
          type="text"
          tabIndex={-1}
          autoComplete="off"
          {...{ [HONEYPOT]: '', 'data-1p-ignore': '', 'data-bwignore': '', 'data-lpignore': 'true' }}
        />
      </label>
    </div>
  )
}
