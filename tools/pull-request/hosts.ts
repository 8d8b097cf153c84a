/** Where previews can be published, by the one setting `PREVIEW_HOST`. */
const previewHosts = ['netlify', 'cloudflare', 'github-pages'] as const

export type PreviewTarget = {
  /** The address of the preview's home page, without a slash at its end. */
  address: string
  /** Origin and base path, as settings of the build. */
  origin: string
  basePath: string
  /** The host's name for this preview: an alias, a branch, a folder. */
  name: string
}

/** A DNS label, as each of the hosts assigns them. */
const LABEL = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/

/**
 * The URL of a pull request's preview, known before the build, since the export contains its own URL.
 * @param site the site's name at Netlify, the project's at Cloudflare Pages; not used for GitHub Pages.
 * @param repository `owner/name`.
 * @throws Error for an unknown host, an invalid number, or a name that is not a DNS label.
 */
export function previewTarget(
  host: string,
  { pull, site, repository }: { pull: number; site: string; repository: string },
): PreviewTarget {
  if (!Number.isSafeInteger(pull) || pull < 1) throw new Error('the number of the pull request is missing')
  const name = `pr-${pull}`
  const at = (origin: string, basePath = ''): PreviewTarget => ({
    address: origin + basePath,
    origin,
    basePath,
    name,
  })
  const needsSite = () => {
    if (!LABEL.test(site)) throw new Error(`PREVIEW_SITE must be the site's name at ${host}, not '${site}'`)
    return site
  }
  if (host === 'netlify') return at(`https://${name}--${needsSite()}.netlify.app`)
  if (host === 'cloudflare') return at(`https://${name}.${needsSite()}.pages.dev`)
  if (host !== 'github-pages')
    throw new Error(`PREVIEW_HOST must be one of ${previewHosts.join(', ')}, not '${host}'`)
  const [owner = '', project = ''] = repository.toLowerCase().split('/')
  if (!LABEL.test(owner) || !/^[\w.-]+$/.test(project))
    throw new Error(`'${repository}' is not written owner/name`)
  const isOwnersSite = project === `${owner}.github.io`
  return at(`https://${owner}.github.io`, `${isOwnersSite ? '' : `/${repository.split('/')[1]}`}/${name}`)
}
