import type { HeaderProps } from '@/components/layout/header'
import { getCompany } from '@/lib/content/company'
import { fleetMenu } from '@/lib/content/fleet'
import { getMessages, pages } from '@/lib/content/pages'
import { otherLanguages } from './languages'

/** The header's props, which are the same on all pages. */
export const headerProps = (): HeaderProps => ({
  company: getCompany(),
  fleet: fleetMenu(),
  languages: otherLanguages(),
  hasTours: pages.guides().tours !== undefined,
  messages: getMessages(),
})
