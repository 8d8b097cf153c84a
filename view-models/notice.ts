import type { NoticeBarProps } from '@/components/layout/notice-bar'
import { currentNotice, noticeId, noticeLink } from '@/lib/content/notices'
import { getMessages } from '@/lib/content/pages'
import { labelled } from './labelled'

/** The notice above every page, if there is one. */
export function noticeBar(): NoticeBarProps | undefined {
  const notice = currentNotice()
  if (!notice) return undefined
  const { label, dismiss } = getMessages().notice
  return {
    id: noticeId(notice),
    label,
    text: labelled(notice.text, notice),
    link: noticeLink(notice),
    dismiss,
  }
}
