import { classNames } from '@/components/ui/class-names'
import type { ShownClient } from '@/lib/content/clients'
import { ClientLogo } from './client-logo'

type ClientGroupProps = { heading: string; clients: ShownClient[] }

/** One kind of client: its name, and the clients of that kind. Without a logo among them they are a plain list. */
export function ClientGroup({ heading, clients }: ClientGroupProps) {
  const hasLogos = clients.some(({ logo }) => logo)
  return (
    <section
      className={classNames(
        'not-first:border-t grid gap-x-12 border-line lg:grid-cols-[16rem_1fr]',
        hasLogos ? 'gap-y-6 py-12' : 'gap-y-3 py-6',
      )}
    >
      <h2 className="text-h3">{heading}</h2>
      <ul
        className={classNames(
          'grid grid-cols-2 gap-x-6 sm:grid-cols-3 md:grid-cols-4',
          hasLogos ? 'items-end gap-y-10 text-center' : 'gap-y-2',
        )}
      >
        {clients.map((client) => (
          <li
            key={client.name}
            className={classNames(
              'flex flex-col gap-3 text-sm text-muted [overflow-wrap:anywhere]',
              hasLogos && 'items-center',
            )}
          >
            <ClientLogo {...client} />
            {client.name}
          </li>
        ))}
      </ul>
    </section>
  )
}
