import type { PapersPageProps } from '@/components/fleet/papers-page'
import { getCompany } from '@/lib/content/company'
import { listVehicles } from '@/lib/content/fleet'
import { getMessages } from '@/lib/content/pages'
import type { Vehicle } from '@/lib/content/schema/fleet'
import { companyPaperKeys, vehiclePaperKeys } from '@/lib/content/schema/papers'
import { interpolate } from '@/lib/format/interpolate'
import { formatDay } from '@/lib/format/intl'
import { formatItems } from '@/lib/format/list'
import { fleetPath } from '@/lib/routes/routes'

/** What a vehicle's papers say, as short texts; none while nothing is given. */
export const vehiclePaperTexts = ({ papers = {} }: Vehicle): string[] =>
  vehiclePaperKeys.flatMap((key) => {
    const value = papers[key]
    if (!value) return []
    return value === true ? getMessages().papers.tracker : String(value)
  })

/** What the page about papers shows. */
export function papersPage(): PapersPageProps {
  const { labels, checked, vehicles, heading, intro } = getMessages().papers
  const papers = getCompany().papers ?? {}
  return {
    heading,
    intro,
    company: companyPaperKeys.flatMap((key) => {
      const value = papers[key]
      return value ? { label: labels[key], value: Array.isArray(value) ? formatItems(value) : value } : []
    }),
    checked: papers.checkedOn && interpolate(checked, { date: formatDay(papers.checkedOn) }),
    vehiclesHeading: vehicles,
    vehicles: listVehicles().flatMap((vehicle) => {
      const texts = vehiclePaperTexts(vehicle)
      return texts.length > 0 ? { name: vehicle.name, path: fleetPath(vehicle.slug), texts } : []
    }),
  }
}
