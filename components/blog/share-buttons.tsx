'use client'

import { Link2, Mail, MessageCircle, Share2 } from 'lucide'
import { Icon } from '@/components/ui/icon'
import { useState, useSyncExternalStore } from 'react'
import { FormStatus } from '@/components/form/form-status'
import { Button, buttonClass } from '@/components/ui/button'
import type { Messages } from '@/lib/content/schema/messages'

type ShareButtonsProps = { title: string; url: string; messages: Messages['post'] }

const subscribe = () => () => undefined
const hasShareSheet = () => typeof navigator.share === 'function'

/** The device's share sheet where there is one; else copy link, WhatsApp, e-mail. */
export function ShareButtons({ title, url, messages }: ShareButtonsProps) {
  const [isCopied, setCopied] = useState(false)
  const canShare = useSyncExternalStore(subscribe, hasShareSheet, () => false)
  const text = encodeURIComponent(`${title} ${url}`)
  // Closing the sheet without sharing rejects the promise; that is not an error.
  const share = () => void navigator.share({ title, url }).catch(() => undefined)
  const copy = () =>
    void navigator.clipboard?.writeText(url).then(
      () => setCopied(true),
      () => undefined,
    )

  if (canShare)
    return (
      <Button variant="outline" onClick={share}>
        <Icon of={Share2} className="size-4" /> {messages.share}
      </Button>
    )
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button variant="outline" onClick={copy} className="noscript:hidden">
        <Icon of={Link2} className="size-4" /> {messages.copyLink}
      </Button>
      <a
        className={buttonClass('outline')}
        href={`https://wa.me/?text=${text}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        <Icon of={MessageCircle} className="size-4" /> {messages.whatsApp}
      </a>
      <a
        className={buttonClass('outline')}
        href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}
      >
        <Icon of={Mail} className="size-4" /> {messages.email}
      </a>
      <FormStatus text={isCopied ? messages.copied : undefined} />
    </div>
  )
}
