import type { Metadata, Viewport } from 'next'
import { ChatButton } from '@/components/layout/chat-button'
import { Footer } from '@/components/layout/footer'
import { CommandFallback, OutboxRunner, HydratedSignal } from '@/components/layout/client-boundary'
import { PreviewBanner } from '@/components/layout/preview-banner'
import { getCompany } from '@/lib/content/company'
import { fleetMenu } from '@/lib/content/fleet'
import { listOccasions } from '@/lib/content/occasions'
import { getWords } from '@/lib/content/pages'
import { isPreview, siteUrl } from '@/lib/site/env'
import { iconPath } from '@/lib/site/icons'
import { LANGUAGE } from '@/lib/site/language'
import { href, occasionPath } from '@/lib/site/routes'
import { palette } from '../tailwind.config'
import { displayFont, rupeeFont, textFont } from './fonts'
import './globals.css'
import { previewBanner } from './preview-banner'

export function generateMetadata(): Metadata {
  return {
    metadataBase: new URL(siteUrl),
    title: getCompany().name,
    icons: { icon: { url: href('/icon.svg'), type: 'image/svg+xml' }, apple: href(iconPath(180)) },
    referrer: 'same-origin',
    formatDetection: { telephone: false },
  }
}

export const viewport: Viewport = { themeColor: palette.night }

export default function RootLayout({ children }: { children: React.ReactNode }) {
  const company = getCompany()
  const words = getWords()
  return (
    <html lang={LANGUAGE} className={`${displayFont.variable} ${textFont.variable} ${rupeeFont.variable}`}>
      <body>
        <a
          href="#content"
          className="fixed -top-20 left-3 z-50 rounded-md bg-action px-5 py-3 font-semibold text-on-action focus:top-3"
        >
          {words.common.skipToContent}
        </a>
        {children}
        <Footer
          company={company}
          fleet={fleetMenu()}
          services={listOccasions().map(({ id, service }) => ({ label: service, path: occasionPath(id) }))}
          words={words}
          year={new Date().getFullYear()}
        />
        <ChatButton number={company.chat.number} message={company.chat.message} label={words.chat.label} />
        {isPreview && <PreviewBanner {...previewBanner()} />}
        <CommandFallback />
        <OutboxRunner />
        <HydratedSignal />
      </body>
    </html>
  )
}
