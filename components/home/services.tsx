import { ArrowRight } from 'lucide'
import { Icon } from '@/components/ui/icon'
import type { CarouselMessages } from '@/components/ui/carousel-controls'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import type { ResolvedImage } from '@/lib/content/images'
import { routes } from '@/lib/routes/routes'
import * as timings from '@/components/ui/autoplay-delays'
import { CarouselSection } from './carousel-section'

type ServicesProps = {
  heading: string
  text: string
  services: { id: string; title: string; summary: string; shown: ResolvedImage }[]
  messages: CarouselMessages
}

/** The five services. S3.4: a click opens the page of all services. */
export function Services({ heading, text, services, messages }: ServicesProps) {
  return (
    <CarouselSection
      id="services"
      headingId="services-heading"
      heading={heading}
      text={text}
      delay={timings.services}
      messages={messages}
      hasPictures
      slideClass="basis-[72%] sm:basis-1/2 lg:basis-[38%]"
      slides={services.map(({ id, title, summary, shown }) => ({
        key: id,
        content: (
          <Link href={routes.services} className="group block">
            <span className="block overflow-hidden rounded-lg">
              <Picture
                picture={shown.picture}
                alt=""
                sizes="(min-width: 1200px) 830px, (min-width: 1024px) 68vw, (min-width: 480px) 96vw, 84vw"
                maxWidth={1280}
                className="aspect-16/9 md:aspect-4/5 zoom-on-hover w-full object-cover"
              />
            </span>
            <span className="mt-2 flex items-center justify-between gap-3 font-display text-h3">
              {title}
              <Icon of={ArrowRight} className="size-5 shrink-0 text-action" />
            </span>
            <span className="mt-1 block text-sm text-muted">{summary}</span>
          </Link>
        ),
      }))}
    />
  )
}
