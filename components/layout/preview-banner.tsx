import { X } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { previewPath } from '@/lib/routes/routes'

type PreviewBannerProps = { label: string; text: string; list: string; close: string }

/**
 * The banner on every page of a preview. A `<dialog open>` with a form can be closed without scripts. The chat button
 * does not overlap it.
 */
export function PreviewBanner({ label, text, list, close }: PreviewBannerProps) {
  return (
    <dialog
      open
      aria-label={label}
      data-tone="night"
      className="fixed inset-x-0 bottom-0 top-auto z-40 m-0 w-fit max-w-[calc(100%-5.5rem)] rounded-tr-md bg-surface py-1 pl-4 pr-1 text-xs text-ink print:hidden"
    >
      <form method="dialog" className="flex items-center gap-3">
        <p className="py-1">
          <strong>{label}</strong> {text}
        </p>
        <Link
          href={previewPath}
          className="inline-flex min-h-11 items-center whitespace-nowrap underline underline-offset-4"
        >
          {list}
        </Link>
        <button aria-label={close} className="grid size-11 shrink-0 cursor-pointer place-items-center">
          <Icon of={X} className="size-4" />
        </button>
      </form>
    </dialog>
  )
}
