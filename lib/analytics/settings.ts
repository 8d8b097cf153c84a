import { isPreview, siteUrl } from '@/lib/config/env'
import type { Receiver } from './providers'

/**
 * Where a build reports its events. Read at build time only, so that these checks are not part of the browser's code.
 */
export type Analytics = Receiver & { provider: Provider }

const PROVIDERS = ['plausible', 'umami', 'goatcounter'] as const
export type Provider = (typeof PROVIDERS)[number]

const NAME = 'NEXT_PUBLIC_ANALYTICS_URL'

const isOwnPath = (address: string) => /^\/(?!\/)/.test(address)
const isSecure = (address: string) => URL.canParse(address) && new URL(address).protocol === 'https:'

/** @throws for a provider without an adapter. */
function readProvider(): Provider {
  const given = process.env.NEXT_PUBLIC_ANALYTICS_PROVIDER || 'plausible'
  const provider = PROVIDERS.find((name) => name === given)
  if (!provider)
    throw new Error(`NEXT_PUBLIC_ANALYTICS_PROVIDER must be one of ${PROVIDERS.join(', ')}: ${given}`)
  return provider
}

/** @throws where the provider identifies a site by an id that must be set. */
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
  // Previews are not measured.
  if (isPreview) return undefined
  return { provider, endpoint, domain }
}

/** undefined unless the build's settings enable it. */
export const analytics = readAnalytics()

/** The host that receives the events, for the privacy page. */
export const receiverOf = ({ endpoint }: Pick<Analytics, 'endpoint'>) => new URL(endpoint, siteUrl).hostname
