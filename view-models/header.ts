import type { HeaderProps } from '@/components/layout/header'
import { getCompany } from '@/lib/content/company'
import { fleetMenu } from '@/lib/content/fleet'
import { getMessages } from '@/lib/content/pages'

/** What every header shows, whichever page it stands on. */
export const headerProps = (): HeaderProps => ({
  company: getCompany(),
  fleet: fleetMenu(),
  messages: getMessages(),
})
