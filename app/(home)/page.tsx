import { Clients } from '@/components/home/clients'
import { Faq } from '@/components/home/faq'
import { FleetSection } from '@/components/home/fleet-section'
import { Hero } from '@/components/home/hero'
import { HowItWorks } from '@/components/home/how-it-works'
import { News } from '@/components/home/news'
import { Reservation } from '@/components/home/reservation'
import { Reviews } from '@/components/home/reviews'
import { Services } from '@/components/home/services'
import { Social } from '@/components/home/social'
import { Stats } from '@/components/home/stats'
import { WhyRide } from '@/components/home/why-ride'
import { getCompany } from '@/lib/content/company'
import { listGuides } from '@/lib/content/guides'
import { resolveImage } from '@/lib/content/images'
import { pageMetadata } from '@/lib/content/page-metadata'
import { getMessages, pages } from '@/lib/content/pages'
import { contactNumbers } from '@/lib/routes/contact-links'
import { routes, SEARCH_FORM_ID } from '@/lib/routes/routes'
import { PageBar } from '../page-end'
import { PageData } from '../page-data'
import { clientStrip, fleetTabs, newsCards, serviceCards, whySlides } from '@/view-models/home'

export const generateMetadata = () => pageMetadata(routes.home)

export default function HomePage() {
  const page = pages.home()
  const company = getCompany()
  const messages = getMessages()
  const { viewMore } = messages.home
  return (
    <>
      <PageData path={routes.home} />
      <Hero
        {...page.hero}
        pictures={page.hero.pictures.map(resolveImage)}
        numbers={contactNumbers(company)}
        places={listGuides().map(({ place }) => place)}
        messages={messages}
      />
      <Stats {...page.stats} messages={messages.carousel} />
      <HowItWorks {...page.howItWorks} messages={messages.carousel} />
      <FleetSection
        {...page.fleet}
        tabs={fleetTabs()}
        label={messages.offers.categories}
        getDetails={messages.common.getDetails}
      />
      <WhyRide {...page.whyRide} slides={whySlides()} messages={messages.carousel} />
      <Services {...page.services} services={serviceCards()} messages={messages.carousel} />
      <Reviews {...page.reviews} reviews={company.reviews} />
      <Clients {...page.clients} clients={clientStrip()} viewMore={viewMore} messages={messages.carousel} />
      <News {...page.news} cards={newsCards()} messages={messages.carousel} />
      <Faq {...page.faq} />
      <Social
        {...page.social}
        pictures={page.social.pictures.map(resolveImage)}
        messages={messages.carousel}
      />
      <Reservation {...page.reservation} company={company} messages={messages.enquiry} />
      <PageBar formId={SEARCH_FORM_ID} />
    </>
  )
}
