import type { RouteName } from '@/lib/routes/routes'
import type { Messages } from '@/lib/content/schema/messages'

/** The header's links, in the specification's order. */
export const navigation = [
  { name: 'home', key: 'home' },
  { name: 'about', key: 'about' },
  { name: 'services', key: 'services' },
  { name: 'clients', key: 'clients' },
  { name: 'vendor', key: 'vendor' },
  { name: 'contact', key: 'contact' },
] as const satisfies readonly { name: RouteName; key: keyof Messages['header'] }[]
