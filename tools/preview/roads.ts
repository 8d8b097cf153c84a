import { listVehicles } from '../../lib/content/fleet'
import { type Guide, listGuides, roadFacts } from '../../lib/content/guides'
import type { Vehicle } from '../../lib/content/schema/fleet'
import { monthsOff, refusalOf } from '../../lib/fleet/roads'
import { escapeHtml } from '../../lib/format/escape-html'
import { formatMonth } from '../../lib/format/intl'
import { formatItems } from '../../lib/format/list'
import { PREVIEW_POLICY } from './page'

const WORDS = { authority: 'no: refused', battery: 'no: battery', kind: 'no: kind of road' }

function answer(vehicle: Vehicle, guide: Guide): string {
  const refusal = refusalOf(vehicle, roadFacts(guide))
  if (refusal) return WORDS[refusal]
  const months = monthsOff(vehicle, guide)
  return months.length > 0 ? `yes, not in ${formatItems(months.map(formatMonth))}` : 'yes'
}

const row = (vehicle: Vehicle, guides: Guide[]) => `<tr><th scope="row">${escapeHtml(vehicle.name)}</th>
${guides.map((guide) => `<td data-label="${escapeHtml(guide.place)}">${answer(vehicle, guide)}</td>`).join('')}</tr>`

/** Every vehicle on every road, for the transport manager: what finder, guides and planners answer from. */
export function roadsPage(basePath: string): string {
  const guides = listGuides()
  const heads = guides.map(
    ({ place, kind }) => `<th scope="col">${escapeHtml(place)}<small>${kind}</small></th>`,
  )
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${PREVIEW_POLICY}"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex, nofollow"><title>Which vehicle takes which road</title><link rel="icon" href="${escapeHtml(basePath)}/icon.svg"><link rel="stylesheet" href="../style.css"></head>
<body><main><h1>Which vehicle takes which road</h1>
<p><a href="../">All pages of this preview</a></p>
<p>From <code>roads</code> of each vehicle, and <code>kind</code>, <code>refuses</code> and <code>charging</code> of each guide.</p>
<div class="scroll"><table><thead><tr><th scope="col">Vehicle</th>${heads.join('')}</tr></thead>
<tbody>
${listVehicles()
  .map((vehicle) => row(vehicle, guides))
  .join('\n')}
</tbody></table></div></main></body></html>
`
}
