import type { Metadata, Viewport } from 'next'
import { ChatButton } from '@/components/layout/chat-button'
import { Footer } from '@/components/layout/footer'
import { NoticeBar } from '@/components/layout/notice-bar'
import { contactLabels } from '@/components/enquiry/contact-buttons'
import { OutboxNotice } from '@/components/enquiry/outbox-notice'
import { PageStart } from '@/components/layout/page-start'
import { PreviewBanner } from '@/components/layout/preview-banner'
import { getCompany } from '@/lib/content/company'
import { getMessages } from '@/lib/content/pages'
import { isPreview, siteUrl } from '@/lib/config/env'
import { buildLocale, directionOf } from '@/lib/config/locales'
import { iconPath } from '@/lib/images/app-icons'
import { LOCALE } from '@/lib/format/locale'
import { contactNumbers } from '@/lib/routes/contact-links'
import { href } from '@/lib/routes/routes'
import { palette } from '../tailwind.config'
import { preloadFonts } from './fonts'
import './fonts.css'
import './globals.css'
import './hindi.css'
import { footerProps } from '@/view-models/footer'
import { noticeBar } from '@/view-models/notice'
import { previewBanner } from '@/view-models/preview-banner'

export function generateMetadata(): Metadata {
  return {
    metadataBase: new URL(siteUrl),
    title: getCompany().name,
    icons: { icon: { url: href('/icon.svg'), type: 'image/svg+xml' }, apple: href(iconPath(180)) },
    referrer: 'same-origin',
    formatDetection: { telephone: false, date: false, address: false, email: false },
  }
}

export const viewport: Viewport = { themeColor: palette.night }

/** Without a notice the page is the same to the byte: not even an empty place is left for it. */
function withNotice(children: React.ReactNode) {
  const notice = noticeBar()
  if (!notice) return children
  return (
    <>
      <NoticeBar {...notice} />
      {children}
    </>
  )
}

export default function RootLayout({ children }: { children: React.ReactNode }) {
  const company = getCompany()
  const messages = getMessages()
  preloadFonts()
  return (
    <html lang={LOCALE} {...directionOf(buildLocale)}>
      <body>
        <a
          href="#content"
          className="fixed -top-20 left-3 z-50 rounded-md bg-action px-5 py-3 font-semibold text-on-action focus:top-3 print:hidden"
        >
          {messages.common.skipToContent}
        </a>
        {withNotice(children)}
        <Footer {...footerProps()} />
        <ChatButton number={company.chat.number} message={company.chat.message} label={messages.chat.label} />
        {isPreview && <PreviewBanner {...previewBanner()} />}
        <PageStart />
        <OutboxNotice
          givenUp={messages.enquiry.givenUp}
          close={messages.common.close}
          numbers={contactNumbers(company)}
          labels={contactLabels(messages.common)}
        />
      </body>
    </html>
  )
}
