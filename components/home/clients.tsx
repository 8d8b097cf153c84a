import { ClientSign } from '@/components/company/client-sign'
import { ButtonLink } from '@/components/ui/button-link'
import type { CarouselWords } from '@/components/ui/carousel-controls'
import { routes } from '@/lib/site/routes'
import type { ShownClient } from '@/lib/content/clients'
import * as timings from '@/lib/site/timings'
import { CarouselSection } from './carousel-section'

type ClientsProps = {
  heading: string
  text: string
  clients: ShownClient[]
  viewMore: string
  words: CarouselWords
}

/** S3.5: the strip shows twelve clients, four a page on a phone. */
const PAGE_SIZE = 4

const pagesOf = (clients: ShownClient[]) =>
  Array.from({ length: Math.ceil(clients.length / PAGE_SIZE) }, (_, page) =>
    clients.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE),
  )

export function Clients({ heading, text, clients, viewMore, words }: ClientsProps) {
  return (
    <CarouselSection
      id="clients"
      headingId="clients-heading"
      heading={heading}
      text={text}
      space="top"
      delay={timings.clients}
      words={words}
      slideClass="basis-full lg:basis-1/2"
      slides={pagesOf(clients).map((page) => ({
        key: page.map(({ name }) => name).join(),
        content: (
          <ul className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line">
            {page.map((client) => (
              <li
                key={client.name}
                className="flex flex-col items-center gap-3 bg-surface px-3 py-7 text-center text-sm text-muted"
              >
                <ClientSign {...client} />
                {client.name}
              </li>
            ))}
          </ul>
        ),
      }))}
    >
      <ButtonLink look="outline" href={routes.clients} className="mt-6">
        {viewMore}
      </ButtonLink>
    </CarouselSection>
  )
}
