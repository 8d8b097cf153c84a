import type { MetadataRoute } from 'next'
import { getCompany } from '@/lib/content/company'
import { pages } from '@/lib/content/pages'
import { iconPath, maskableIconPath } from '@/lib/images/app-icons'
import { LOCALE } from '@/lib/format/locale'
import { href, routes } from '@/lib/routes/routes'
import { palette } from '../tailwind.config'

export const dynamic = 'force-static'

const icon = (size: 192 | 512) => ({ src: href(iconPath(size)), sizes: `${size}x${size}`, type: 'image/png' })

/**
 * The web app manifest, for phones that add the site to the home screen. Next.js does not prefix these addresses with
 * the base path.
 */
export default function manifest(): MetadataRoute.Manifest {
  const { name, shortName } = getCompany()
  return {
    name,
    short_name: shortName,
    description: pages.home().description,
    lang: LOCALE,
    id: href(routes.home),
    start_url: href(routes.home),
    scope: href(routes.home),
    display: 'browser',
    theme_color: palette.night,
    background_color: palette.paper,
    icons: [icon(192), icon(512), { ...icon(512), src: href(maskableIconPath), purpose: 'maskable' }],
  }
}
