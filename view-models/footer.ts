import type { FooterProps } from '@/components/layout/footer'
import { getCompany } from '@/lib/content/company'
import { fleetMenu } from '@/lib/content/fleet'
import { listOccasions } from '@/lib/content/occasions'
import { getMessages, pages } from '@/lib/content/pages'
import { buildDay } from '@/lib/content/publication'
import { hasPapers } from '@/lib/content/kinds'
import { occasionPath } from '@/lib/routes/routes'

/** The footer's props, which are the same on all pages. */
export const footerProps = (): FooterProps => ({
  company: getCompany(),
  fleet: fleetMenu(),
  services: listOccasions().map(({ id, service }) => ({ label: service, path: occasionPath(id) })),
  hasPapers: hasPapers(),
  hasTours: pages.guides().tours !== undefined,
  messages: getMessages(),
  year: Number(buildDay().slice(0, 4)),
})
