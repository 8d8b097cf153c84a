import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sitePath } from '@/lib/config/env'
import { findPicture, type PictureData } from '@/lib/images/pictures'
import { readEach } from './content-error'
import { contentRoot, refuse } from './load'
import { memoize } from './memoize'
import { mustBeServices } from './named'
import { listOccasions } from './occasions'
import { pages } from './pages'
import type { Client } from './schema/pages'
import { svgProblem } from './svg-problem'

/** A logo as its component needs it: the address of an SVG or a picture; neither while the file is missing. */
type ShownLogo = { svg?: string; picture?: PictureData }

export type ShownClient = { name: string; logo?: ShownLogo }

/** The text of an SVG below `public/`, or undefined while it is missing. */
export function findSvg(src: string): string | undefined {
  const file = join('public', src)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

function showLogo(src: string, path: string): ShownLogo {
  if (!/\.svg$/i.test(src)) return { picture: findPicture(src) }
  const svg = findSvg(src)
  if (svg === undefined) return {}
  const problem = svgProblem(svg)
  if (problem) refuse(join(contentRoot, pages.clients.file), path, `public${src} ${problem}`)
  return { svg: sitePath + src }
}

const showClient = ({ logo, ...client }: Client, path: string): ShownClient => ({
  ...client,
  ...(logo && { logo: showLogo(logo, `${path}.logo`) }),
})

/**
 * The clients by their kind, with their logos.
 * @throws ContentError for an SVG logo that contains scripts or other active content, or references other files.
 */
export const listClientGroups = memoize(() =>
  readEach(pages.clients().groups, ({ heading, clients }, group) => ({
    heading,
    clients: readEach(clients, (client, index) => showClient(client, `groups.${group}.clients.${index}`)),
  })),
)

/**
 * The services that clients ask for and that have a page, in this order.
 * @throws ContentError when there is no such service.
 */
export const clientServices = memoize((locale) => {
  const { services } = pages.clients(locale)
  mustBeServices(join(contentRoot, pages.clients.file), services, locale)
  return services.flatMap((id) => listOccasions(locale).find((occasion) => occasion.id === id) ?? [])
})
