import { ClientLogo } from '@/components/company/client-logo'
import { ButtonLink } from '@/components/ui/button-link'
import type { CarouselMessages } from '@/components/ui/carousel-controls'
import { routes } from '@/lib/routes/routes'
import type { ShownClient } from '@/lib/content/clients'
import * as timings from '@/components/ui/autoplay-delays'
import { CarouselSection } from './carousel-section'

type ClientsProps = {
  heading: string
  text: string
  clients: ShownClient[]
  viewMore: string
  messages: CarouselMessages
}

/** S3.5: the strip shows twelve clients, on a phone four per page. */
const PAGE_SIZE = 4

const pagesOf = (clients: ShownClient[]) =>
  Array.from({ length: Math.ceil(clients.length / PAGE_SIZE) }, (_, page) =>
    clients.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE),
  )

export function Clients({ heading, text, clients, viewMore, messages }: ClientsProps) {
  return (
    <CarouselSection
      id="clients"
      headingId="clients-heading"
      heading={heading}
      text={text}
      space="top"
      delay={timings.clients}
      messages={messages}
      slideClass="basis-full lg:basis-1/2"
      slides={pagesOf(clients).map((page) => ({
        key: page.map(({ name }) => name).join(),
        content: (
          <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line">
            {page.map((client) => (
              <li
                key={client.name}
                className="flex min-h-12 flex-col items-center justify-center gap-3 bg-surface px-3 py-3 text-center text-sm text-muted"
              >
                <ClientLogo {...client} />
                {client.name}
              </li>
            ))}
          </ul>
        ),
      }))}
    >
      <ButtonLink
        variant="outline"
        href={routes.clients}
        className="relative mt-4 [@media(scripting:enabled)_and_(width>=22rem)]:float-right [@media(scripting:enabled)_and_(width>=22rem)]:-mt-11"
      >
        {viewMore}
      </ButtonLink>
    </CarouselSection>
  )
}
