import type { HeaderProps } from '@/components/layout/header'
import { getCompany } from '@/lib/content/company'
import { fleetMenu } from '@/lib/content/fleet'
import { getMessages } from '@/lib/content/pages'

/** The header's props, which are the same on all pages. */
export const headerProps = (): HeaderProps => ({
  company: getCompany(),
  fleet: fleetMenu(),
  messages: getMessages(),
})
