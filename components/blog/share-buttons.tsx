'use client'

import { Link2, Mail, MessageCircle, Share2 } from 'lucide'
import { useState } from 'react'
import { Field } from '@/components/form/field'
import { FormStatus } from '@/components/form/form-status'
import { Button, buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { useBrowserValue } from '@/components/ui/use-browser-value'
import { copyText, openShareSheet } from '@/lib/browser/take-along'
import type { Messages } from '@/lib/content/schema/messages'
import { island } from '@/late-start/island'

type ShareButtonsProps = { title: string; url: string; messages: Messages['post'] }

const hasShareSheet = () => typeof navigator.share === 'function'

/** WhatsApp and e-mail, which need no script. */
function ShareLinks({ title, url, messages }: ShareButtonsProps) {
  const text = encodeURIComponent(`${title} ${url}`)
  return (
    <>
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
    </>
  )
}

/**
 * The device's share sheet where there is one; else, or where it refuses, copy link, WhatsApp and e-mail. Where copying
 * is refused, too, the address is there to be selected.
 */
function ShareButtonsPart({ title, url, messages }: ShareButtonsProps) {
  const [said, setSaid] = useState<'copied' | 'shareFailed' | 'copyFailed'>()
  const canShare = useBrowserValue(hasShareSheet, false)
  const share = async () => (await openShareSheet({ title, url })) || setSaid('shareFailed')
  const copy = async () => setSaid((await copyText(url)) ? 'copied' : 'copyFailed')

  if (canShare && !said)
    return (
      <Button variant="outline" onClick={() => void share()}>
        <Icon of={Share2} className="size-4" /> {messages.share}
      </Button>
    )
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button variant="outline" onClick={() => void copy()} className="noscript:hidden">
        <Icon of={Link2} className="size-4" /> {messages.copyLink}
      </Button>
      <ShareLinks title={title} url={url} messages={messages} />
      <FormStatus tone={said === 'copied' ? undefined : 'neutral'} text={said && messages[said]} />
      {said && said !== 'copied' && (
        <Field
          readOnly
          label={messages.address}
          value={url}
          onFocus={({ target }) => target.select()}
          className="w-full"
        />
      )}
    </div>
  )
}

export const ShareButtons = island('share-buttons', ShareButtonsPart, { start: 'use' })
