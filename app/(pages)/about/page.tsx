import { AboutIntro } from '@/components/company/about-intro'
import { Awards } from '@/components/company/awards'
import { Film } from '@/components/company/film'
import { Journey } from '@/components/company/journey'
import { Leadership } from '@/components/company/leadership'
import { Values } from '@/components/company/values'
import { PageIntro } from '@/components/layout/page-intro'
import { pageMetadata } from '@/lib/content/page-metadata'
import { getMessages, pages } from '@/lib/content/pages'
import { findPicture } from '@/lib/images/pictures'
import { routes } from '@/lib/routes/routes'
import { PageEnd } from '../../page-end'
import { PageTrail } from '../../page-data'
import { awardCards, journeyEntries, leaders, valueCards } from '@/view-models/about'

export const generateMetadata = () => pageMetadata(routes.about)

export default function AboutPage() {
  const page = pages.about()
  const { carousel, film } = getMessages()
  return (
    <>
      <PageIntro heading={page.heading}>
        <PageTrail path={routes.about} />
      </PageIntro>
      <Film {...page.film} poster={findPicture(page.film.poster)} messages={film} />
      <AboutIntro text={page.intro} />
      <Journey heading={page.journey.heading} entries={journeyEntries()} messages={carousel} />
      <Leadership {...page.leadership} people={leaders()} />
      <Values heading={page.values.heading} cards={valueCards()} />
      <Awards heading={page.awards.heading} awards={awardCards()} messages={carousel} />
      <PageEnd />
    </>
  )
}
