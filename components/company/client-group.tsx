import type { ShownClient } from '@/lib/content/clients'
import { ClientLogo } from './client-logo'

type ClientGroupProps = { heading: string; clients: ShownClient[] }

/** One kind of client: its name, and the clients of that kind. */
export function ClientGroup({ heading, clients }: ClientGroupProps) {
  return (
    <section className="grid gap-x-12 gap-y-6 border-t border-line py-12 lg:grid-cols-[16rem_1fr]">
      <h2 className="text-h3">{heading}</h2>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-10 sm:grid-cols-3 md:grid-cols-4">
        {clients.map((client) => (
          <li
            key={client.name}
            className="flex flex-col items-center gap-3 text-center text-sm text-muted [overflow-wrap:anywhere]"
          >
            <ClientLogo {...client} />
            {client.name}
          </li>
        ))}
      </ul>
    </section>
  )
}
