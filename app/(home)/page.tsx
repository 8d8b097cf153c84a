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
import { showPicture } from '@/lib/content/gallery'
import { pageMetadata } from '@/lib/content/page-metadata'
import { getWords, pages } from '@/lib/content/pages'
import { contactNumbers } from '@/lib/site/contact-links'
import { routes, SEARCH_FORM_ID } from '@/lib/site/routes'
import { PageBar } from '../page-bar'
import { PageData } from '../page-data'
import { clientStrip, fleetTabs, newsCards, serviceCards, whySlides } from './views'

export const generateMetadata = () => pageMetadata(routes.home)

export default function HomePage() {
  const page = pages.home()
  const company = getCompany()
  const words = getWords()
  const { viewMore } = words.home
  return (
    <>
      <PageData path={routes.home} />
      <Hero
        {...page.hero}
        pictures={page.hero.pictures.map(showPicture)}
        numbers={contactNumbers(company)}
        words={words}
      />
      <Stats {...page.stats} words={words.carousel} />
      <HowItWorks {...page.howItWorks} words={words.carousel} />
      <FleetSection {...page.fleet} tabs={fleetTabs()} words={words} />
      <WhyRide {...page.whyRide} slides={whySlides()} words={words.carousel} />
      <Services {...page.services} services={serviceCards()} words={words.carousel} />
      <Reviews {...page.reviews} reviews={company.reviews} />
      <Clients {...page.clients} clients={clientStrip()} viewMore={viewMore} words={words.carousel} />
      <News {...page.news} cards={newsCards()} words={words.carousel} />
      <Faq {...page.faq} />
      <Social {...page.social} pictures={page.social.pictures.map(showPicture)} words={words.carousel} />
      <Reservation {...page.reservation} company={company} />
      <PageBar formId={SEARCH_FORM_ID} />
    </>
  )
}
