import type { Vehicle } from '../../lib/content/schema/fleet'
import { companyPaperKeys, type CompanyPapers, vehiclePaperKeys } from '../../lib/content/schema/papers'
import type { Fault } from '../shared/fault'

const needs = 'Give it if customers may see it: the page about papers shows what is given'

/** What the company and its vehicles could show and have not given. No page misses it, so it does not block going live. */
export const paperNotes = (papers: CompanyPapers, vehicles: Vehicle[]): Fault[] => [
  ...companyPaperKeys
    .filter((key) => papers[key] === undefined)
    .map((key) => ({ where: `content/company.yaml papers.${key}`, what: 'is not given', needs })),
  ...vehiclePaperKeys.flatMap((key) => {
    const without = vehicles.filter((vehicle) => vehicle.papers?.[key] === undefined)
    if (without.length === 0) return []
    return {
      where: `content/fleet/vehicles papers.${key}`,
      what: `is not given for ${without.length} vehicles`,
      needs,
    }
  }),
]
