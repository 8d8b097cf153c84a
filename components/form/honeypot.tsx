import { HONEYPOT } from '@/lib/enquiry/honeypot'

/**
 * A box that nobody sees, reaches with the keyboard or hears of, and that neither browsers nor password managers fill
 * in; programs that fill in everything do. Its label is for those who see the page without its styles.
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
