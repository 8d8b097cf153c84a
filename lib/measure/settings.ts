import { isPreview, siteUrl } from '@/lib/config/env'
import type { Receiver } from './providers'

/** Where a build reports its events to. Read while building only, so that no browser is sent this check. */
export type Analytics = Receiver & { provider: Provider }

const PROVIDERS = ['plausible', 'umami', 'goatcounter'] as const
export type Provider = (typeof PROVIDERS)[number]

const NAME = 'NEXT_PUBLIC_ANALYTICS_URL'

const isOwnPath = (address: string) => /^\/(?!\/)/.test(address)
const isSecure = (address: string) => URL.canParse(address) && new URL(address).protocol === 'https:'

/** @throws unless it is one that there is an adapter for. */
function readProvider(): Provider {
  const given = process.env.NEXT_PUBLIC_ANALYTICS_PROVIDER || 'plausible'
  const provider = PROVIDERS.find((name) => name === given)
  if (!provider)
    throw new Error(`NEXT_PUBLIC_ANALYTICS_PROVIDER must be one of ${PROVIDERS.join(', ')}: ${given}`)
  return provider
}

/** @throws where the provider knows a site by no name that could be guessed. */
function readDomain(provider: Provider): string {
  const given = process.env.NEXT_PUBLIC_ANALYTICS_DOMAIN || ''
  if (provider === 'umami' && given === '')
    throw new Error('NEXT_PUBLIC_ANALYTICS_DOMAIN must be the website ID that Umami shows for this site')
  return given || new URL(siteUrl).hostname
}

function readAnalytics(): Analytics | undefined {
  const endpoint = process.env.NEXT_PUBLIC_ANALYTICS_URL || ''
  if (endpoint === '') return undefined
  if (!isSecure(endpoint) && !isOwnPath(endpoint))
    throw new Error(`${NAME} must be an address beginning with https:// or a path of the site: ${endpoint}`)
  const provider = readProvider()
  const domain = readDomain(provider)
  // Trying a preview out is no visit.
  if (isPreview) return undefined
  return { provider, endpoint, domain }
}

/** undefined unless the build was told to count. */
export const analytics = readAnalytics()

/** Who receives the events, as a visitor would name them. */
export const receiverOf = ({ endpoint }: Pick<Analytics, 'endpoint'>) => new URL(endpoint, siteUrl).hostname
