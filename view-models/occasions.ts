import type { OccasionPageProps } from '@/components/occasions/occasion-page'
import { listWrittenPosts } from '@/lib/content/blog'
import { checkedLine } from '@/lib/content/checked'
import { getCompany } from '@/lib/content/company'
import { findVehicle } from '@/lib/content/fleet'
import { resolveImage } from '@/lib/content/images'
import { listGuides } from '@/lib/content/guides'
import { toHtml } from '@/lib/content/markdown'
import { listOccasions, type Occasion } from '@/lib/content/occasions'
import { getMessages } from '@/lib/content/pages'
import { findSitePage, breadcrumbTrail } from '@/lib/content/site-pages'
import { interpolate } from '@/lib/format/interpolate'
import { guidePath, occasionPath, postPath, routes } from '@/lib/routes/routes'
import { vehicleCard } from './fleet-cards'

/** Cards of its vehicles, with the reason why each is suitable in place of the summary. */
const cardsOf = ({ vehicles }: Occasion) =>
  vehicles.flatMap(({ slug, text }) => {
    const vehicle = findVehicle(slug)
    return vehicle ? [{ ...vehicleCard(vehicle), summary: text }] : []
  })

const relatedTo = ({ id, guides, posts }: Occasion) => [
  {
    heading: getMessages().occasion.guides,
    links: listGuides()
      .filter(({ slug }) => guides.includes(slug))
      .map(({ slug, title }) => ({ label: title, path: guidePath(slug) })),
  },
  {
    heading: getMessages().fleet.posts,
    links: listWrittenPosts()
      .filter((post) => posts.includes(post.id))
      .map((post) => ({ label: post.title, path: postPath(post.id) })),
  },
  {
    heading: getMessages().occasion.others,
    links: listOccasions()
      .filter((other) => other.id !== id)
      .map((other) => ({ label: other.service, path: occasionPath(other.id) })),
  },
]

/** What a service's page shows. The service may be a draft, which no list contains. */
export function occasionPage(occasion: Occasion): OccasionPageProps {
  const messages = getMessages()
  const { name, phone } = getCompany()
  const { title, lead, service, asked, example, checklist, questions } = occasion
  return {
    title,
    lead,
    service,
    checked: checkedLine(messages.occasion.checked, occasion),
    shown: resolveImage(occasion.picture),
    trail: [
      ...breadcrumbTrail(routes.services),
      { label: findSitePage(routes.services).label, path: routes.services },
    ],
    asked,
    example,
    sections: occasion.sections.map(({ id, heading, body }) => ({ id, heading, html: toHtml(body) })),
    checklist,
    sheet: interpolate(messages.occasion.sheet, { company: name, phone: phone.display }),
    cards: cardsOf(occasion),
    questions,
    related: relatedTo(occasion),
    phone,
    messages,
  }
}
