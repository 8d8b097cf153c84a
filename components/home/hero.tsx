import type { ContactWays } from '@/components/enquiry/contact-buttons'
import { TripSearch } from '@/components/enquiry/trip-search'
import { SearchEnd } from '@/components/enquiry/search-end'
import { numberTexts } from '@/components/form/number-texts'
import { Container } from '@/components/ui/container'
import type { ResolvedImage } from '@/lib/content/images'
import type { HomePage } from '@/lib/content/schema/pages'
import type { Messages } from '@/lib/content/schema/messages'
import { href, routes, SEARCH_FORM_ID } from '@/lib/routes/routes'
import { HeroPictures } from './hero-pictures'

type HeroProps = Omit<HomePage['hero'], 'pictures'> & {
  pictures: ResolvedImage[]
  numbers: ContactWays
  places: string[]
  messages: Pick<Messages, 'trip' | 'hero' | 'enquiry' | 'number' | 'tripPlan'>
}

export function Hero({ eyebrow, heading, text, pictures, numbers, places, messages }: HeroProps) {
  return (
    <section id="trip-search" aria-labelledby="hero-heading">
      <div data-tone="night" className="pt-(--header-height) relative isolate overflow-hidden">
        <HeroPictures pictures={pictures} pauseLabel={messages.hero.pause} />
        <Container className="flex min-h-[22rem] flex-col justify-end pb-40 pt-6 md:min-h-[38rem] md:pb-52 md:pt-10">
          <p className="pr-14 text-xs font-semibold uppercase tracking-[0.18em] text-accent max-sm:tracking-[0.1em]">
            {eyebrow}
          </p>
          <h1 id="hero-heading" className="mt-3 max-w-[13ch] text-hero md:mt-4">
            {heading}
          </h1>
          <p className="mt-4 max-w-[42ch] text-lg md:mt-5">{text}</p>
        </Container>
      </div>
      <Container className="relative -mt-36">
        <div
          id={SEARCH_FORM_ID}
          className="shadow-soft rounded-lg bg-raised p-5 text-ink md:p-7 [@media(max-width:24rem)]:p-4"
        >
          <TripSearch
            action={href(routes.offers)}
            messages={messages.trip}
            number={numberTexts(messages.number, numbers)}
          >
            <SearchEnd places={places} messages={messages} />
          </TripSearch>
        </div>
      </Container>
    </section>
  )
}
