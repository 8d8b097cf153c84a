import { X } from 'lucide'
import { Container } from '@/components/ui/container'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { noticeScript } from './notice-script'

export type NoticeBarProps = {
  /** What the device remembers once the notice is dismissed. */
  id: string
  label: string
  text: string
  link?: { label: string; path: string }
  dismiss: string
}

/**
 * What every visitor should know these days, above every page. It is part of the page: without scripts it is shown and
 * cannot be dismissed, and a dismissed one is hidden before anything is painted.
 */
export function NoticeBar({ id, label, text, link, dismiss }: NoticeBarProps) {
  return (
    <aside
      id="notice"
      aria-label={label}
      data-tone="night"
      className="notice-bar border-b border-line print:hidden"
    >
      <Container className="flex items-start gap-3 py-1 text-sm">
        <div role="status" className="my-auto grow py-1.5">
          <p>
            {text}
            {link && (
              <>
                {' '}
                <Link
                  href={link.path}
                  className="inline-block py-1 font-semibold underline underline-offset-4"
                >
                  {link.label}
                </Link>
              </>
            )}
          </p>
        </div>
        <button
          type="button"
          aria-label={dismiss}
          className="noscript:hidden grid size-11 shrink-0 cursor-pointer place-items-center"
        >
          <Icon of={X} className="size-4" />
        </button>
      </Container>
      <script data-own="" dangerouslySetInnerHTML={{ __html: noticeScript(id) }} />
    </aside>
  )
}
