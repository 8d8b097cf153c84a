import { isPreview, siteUrl } from '@/lib/config/env'

/** Where a build reports its events to. Read while building only, so that no browser is sent this check. */
export type Analytics = {
  /** An https address, or a path of the site itself. */
  endpoint: string
  /** The name under which the provider keeps the site. */
  domain: string
}

const NAME = 'NEXT_PUBLIC_ANALYTICS_URL'

const isOwnPath = (address: string) => /^\/(?!\/)/.test(address)
const isSecure = (address: string) => URL.canParse(address) && new URL(address).protocol === 'https:'

function readAnalytics(): Analytics | undefined {
  const endpoint = process.env.NEXT_PUBLIC_ANALYTICS_URL || ''
  if (endpoint === '') return undefined
  if (!isSecure(endpoint) && !isOwnPath(endpoint))
    throw new Error(`${NAME} must be an address beginning with https:// or a path of the site: ${endpoint}`)
  // Trying a preview out is no visit.
  if (isPreview) return undefined
  return { endpoint, domain: process.env.NEXT_PUBLIC_ANALYTICS_DOMAIN || new URL(siteUrl).hostname }
}

/** undefined unless the build was told to count. */
export const analytics = readAnalytics()

/** Who receives the events, as a visitor would name them. */
export const receiverOf = ({ endpoint }: Analytics) => new URL(endpoint, siteUrl).hostname
