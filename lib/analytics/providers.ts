/** One event, as it is passed to every provider's adapter. */
type Report = {
  name: string
  /** The page without its query. */
  page: Pick<Location, 'origin' | 'hostname' | 'pathname'>
  /** As in `parseCampaign`. */
  campaign: string
}

export type Receiver = {
  /** An https address, or a path of the site itself. */
  endpoint: string
  /** The site's name or id at the provider. */
  domain: string
}

/** The request for a report. The caller sets credentials, referrer policy and keepalive. */
export type ReportRequest = (report: Report, receiver: Receiver) => [address: string, options: RequestInit]

const addQuery = (path: string, query: string) => (query ? `${path}?${query}` : path)

/** `POST /api/event` of https://plausible.io/docs/events-api, as plain text, which needs no CORS preflight. */
export const plausible: ReportRequest = ({ name, page, campaign }, { endpoint, domain }) => [
  endpoint,
  {
    method: 'POST',
    mode: 'no-cors',
    body: JSON.stringify({ name, url: addQuery(page.origin + page.pathname, campaign), domain }),
  },
]

/** `POST /api/send` of https://docs.umami.is/docs/api/sending-stats; `domain` is the website ID. @public the build names it. */
export const umami: ReportRequest = ({ name, page, campaign }, { endpoint, domain }) => [
  endpoint,
  {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      type: 'event',
      payload: { website: domain, hostname: page.hostname, url: addQuery(page.pathname, campaign), name },
    }),
  },
]

/**
 * `GET /count` of https://www.goatcounter.com/help/pixel. Events there have no page, so the name contains it, as
 * https://www.goatcounter.com/help/events recommends. The endpoint identifies the site.
 * @public the build names it.
 */
export const goatcounter: ReportRequest = ({ name, page, campaign }, { endpoint }) => [
  addQuery(endpoint, String(new URLSearchParams({ p: `${name}-${page.pathname}`, e: 'true', q: campaign }))),
  { mode: 'no-cors', cache: 'no-store' },
]
