/** `.htaccess`, for Apache 2.4 with mod_rewrite, mod_headers and mod_mime. */
import {
  CACHE_BY_FOLDER,
  NOT_FOUND_BY_FOLDER,
  NOT_FOUND_PAGE,
  NOT_FOUND_PAGES,
  pattern,
  POLICY_OF_FILES,
  REVALIDATE,
  SECURITY_HEADERS,
  TYPES,
  TYPES_OF_FILES,
} from './rules'
import { hostRedirects } from './redirects'

const COPIES = { br: 'br', gz: 'gzip' }
const TEXTS = Object.entries(TYPES).filter(([, type]) => type.includes('charset'))

/** An encoding that is not refused by a quality of 0. */
const accepts = (encoding: string) => `\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`
const quoted = (type: string) => `"${type}"`

const cache = (basePath: string) =>
  [
    `Header set Cache-Control "${REVALIDATE}"`,
    ...Object.entries(CACHE_BY_FOLDER).map(
      ([folder, value]) =>
        `<If "%{REQUEST_URI} =~ m#^${basePath}${folder}#">\n  Header set Cache-Control "${value}"\n</If>`,
    ),
  ].join('\n')

const policies = (basePath: string) =>
  Object.entries(POLICY_OF_FILES)
    .map(
      ([file, policy]) =>
        `<If "%{REQUEST_URI} =~ m#^${basePath}${pattern(file)}#">\n  Header always set Content-Security-Policy "${policy}"\n</If>`,
    )
    .join('\n')

const redirects = (basePath: string) =>
  Object.entries(hostRedirects())
    .map(([from, to]) => `RewriteRule ^${from.slice(1)}/?$ ${basePath}${to} [R=301,L]`)
    .join('\n')

/** The last matching rule applies. */
const notFoundPages = (basePath: string) =>
  NOT_FOUND_BY_FOLDER.toReversed()
    .map(
      ([folder, page]) =>
        `<If "%{REQUEST_URI} =~ m#^${basePath}${folder}#">\n  ErrorDocument 404 ${basePath}${page}\n</If>`,
    )
    .join('\n')

/** Requests are rewritten to the compressed copy, which gets the content type of the original. */
function copies(): string {
  const extensions = TEXTS.map(([extension]) => extension).join('|')
  const rules = Object.entries(COPIES).map(
    ([suffix, encoding]) => `\
RewriteCond %{HTTP:Accept-Encoding} ${accepts(encoding)}
RewriteCond %{REQUEST_FILENAME}.${suffix} -f
RewriteRule ^(.+\\.(?:${extensions}))$ $1.${suffix} [L]
RewriteCond %{HTTP:Accept-Encoding} ${accepts(encoding)}
RewriteCond %{REQUEST_FILENAME}index.html.${suffix} -f
RewriteRule ^(.*/)?$ $1index.html.${suffix} [L]`,
  )
  const names = Object.entries(COPIES).map(
    ([suffix, encoding]) => `\
<FilesMatch "\\.${suffix}$">
  RemoveEncoding .${suffix}
  RemoveLanguage .${suffix}
  RemoveType .${suffix}
  Header set Content-Encoding ${encoding}
  <IfModule mod_env.c>
    SetEnv no-gzip 1
    SetEnv no-brotli 1
  </IfModule>
</FilesMatch>`,
  )
  return [...rules, ...names].join('\n')
}

const types = () =>
  [
    ...TEXTS.map(
      ([extension, type]) =>
        `<FilesMatch "\\.${extension}(\\.(br|gz))?$">\n  ForceType ${quoted(type)}\n  Header append Vary Accept-Encoding\n</FilesMatch>`,
    ),
    ...Object.entries(TYPES)
      .filter(([, type]) => !type.includes('charset'))
      .map(([extension, type]) => `AddType ${type} .${extension}`),
    ...Object.entries(TYPES_OF_FILES).map(
      ([file, type]) =>
        `<FilesMatch "^${pattern(file.slice(1))}(\\.(br|gz))?$">\n  ForceType ${quoted(type)}\n</FilesMatch>`,
    ),
  ].join('\n')

/** @param refused files of other hosts, which lie in the site's folder. */
export const htaccess = (basePath: string, refused: string[]): string => `\
Options -Indexes -MultiViews
DirectoryIndex index.html
ErrorDocument 404 ${basePath}${NOT_FOUND_PAGE}
ErrorDocument 403 ${basePath}${NOT_FOUND_PAGE}
${notFoundPages(basePath)}

${Object.entries(SECURITY_HEADERS)
  .map(([name, value]) => `Header always set ${name} "${value}"`)
  .join('\n')}
${policies(basePath)}
${cache(basePath)}

RewriteEngine On
RewriteRule (^|/)\\.(?!well-known/) - [R=404,L]
RewriteRule ^(?:${refused.map(pattern).join('|')})$ - [R=404,L]
# Asked for by name; as the answer to another address it has a status already.
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule ^(?:${NOT_FOUND_PAGES.map((page) => pattern(page.slice(1))).join('|')})$ - [R=404,L]
${redirects(basePath)}
# A folder without a page. With mod_autoindex the answer would be 403.
RewriteCond %{REQUEST_FILENAME} -d
RewriteCond %{REQUEST_FILENAME}/index.html !-f
RewriteRule /$ - [R=404,L]
${copies()}

${types()}
`
