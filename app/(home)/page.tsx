import { FleetSection } from '@/components/home/fleet-section'
import { Hero } from '@/components/home/hero'
import { HowItWorks } from '@/components/home/how-it-works'
import { Reservation } from '@/components/home/reservation'
import { Stats } from '@/components/home/stats'
import { getCompany } from '@/lib/content/company'
import { showPicture } from '@/lib/content/gallery'
import { listCategories } from '@/lib/content/fleet'
import { getWords, pages } from '@/lib/content/pages'
import { createMetadata } from '@/lib/site/metadata'
import { routes } from '@/lib/site/routes'
import { categoryCard } from '../fleet-cards'

export function generateMetadata() {
  const { title, description } = pages.home()
  return createMetadata({ title, description, path: routes.home })
}

export default function HomePage() {
  const page = pages.home()
  const company = getCompany()
  const words = getWords()
  return (
    <>
      <Hero {...page.hero} pictures={page.hero.pictures.map(showPicture)} words={words} />
      <Stats {...page.stats} />
      <HowItWorks {...page.howItWorks} />
      <FleetSection {...page.fleet} cards={listCategories().map(categoryCard)} words={words} />
      <Reservation {...page.reservation} company={company} />
    </>
  )
}
