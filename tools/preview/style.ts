/** Filters need no script: a row is hidden while a filter is selected that does not match it. */
export const filters = {
  all: 'All pages',
  draft: 'Drafts',
  dated: 'Appearing or vanishing',
  samples: 'With sample values',
  missing: 'With missing pictures',
  broken: 'With broken links',
  stale: 'To check again',
  noindex: 'Not for search engines',
} as const

const filterRules = Object.keys(filters)
  .filter((name) => name !== 'all')
  .map((name) => `body:has(#${name}:checked) tbody tr:not([data-${name}]) { display: none; }`)
  .join('\n')

export const LIST_STYLE = `
:root { color: #14171c; background: #faf7f2; font: .9375rem/1.5 system-ui, sans-serif; }
body { margin: 0; padding: 1.5rem 1rem 4rem; }
h1 { margin: 0; font-size: 1.5rem; }
h2 { margin: 1rem 0 0; font-size: 1rem; }
a { color: #b3121d; }
fieldset { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin: 1rem 0; padding: 0; border: 0; }
legend { font-weight: 600; }
label { display: inline-flex; gap: .5rem; align-items: center; min-height: 2.75rem; }
:focus-visible { outline: 3px solid #14171c; outline-offset: 2px; }
table { width: 100%; border-collapse: collapse; background: #fff; }
th, td { padding: .5rem .75rem; border: 1px solid #ddd4c5; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
th { position: sticky; top: 0; background: #efe8dc; white-space: nowrap; }
td.number { text-align: right; white-space: nowrap; }
tbody tr > :first-child { min-width: 16rem; }
img { display: block; width: 9rem; height: auto; }
small { display: block; color: #4b5057; }
summary { cursor: pointer; }
ul { margin: 0; min-width: 9rem; padding-left: 1rem; }
.mark { display: inline-block; padding: 0 .4rem; border-radius: 4px; background: #efe8dc; font-size: .8125rem; }
.scroll { overflow-x: auto; }
@media (width < 60rem) {
  thead { display: none; }
  table, tbody, tr, td, tbody th { display: block; }
  tr { margin-bottom: 1rem; border: 1px solid #ddd4c5; }
  td { border: 0; padding: .25rem .75rem; }
  td.number { text-align: left; }
  td[data-label]:not(:empty)::before { content: attr(data-label) ': '; font-weight: 600; }
  td:empty { display: none; }
}
${filterRules}
`
