/** `.htaccess`, for Apache 2.4 with mod_rewrite, mod_headers and mod_mime. */
import { hostRedirects } from './redirects'
import * as rules from './rules'
import { each, pattern } from './rules'

const COPIES = { br: 'br', gz: 'gzip' }

/** An encoding that is not refused by a quality of 0. */
const accepts = (encoding: string) => `\\b${encoding}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`

const at = (path: string, line: string) => `<If "%{REQUEST_URI} =~ m#^${path}#">\n  ${line}\n</If>`

const isText = (type: string) => type.includes('charset')
const texts = Object.fromEntries(Object.entries(rules.TYPES).filter(([, type]) => isText(type)))
const others = Object.fromEntries(Object.entries(rules.TYPES).filter(([, type]) => !isText(type)))

/** Requests are rewritten to the compressed copy, which gets the content type of the original. */
const copies = () => `\
${each(
  COPIES,
  (suffix, encoding) => `\
RewriteCond %{HTTP:Accept-Encoding} ${accepts(encoding)}
RewriteCond %{REQUEST_FILENAME}.${suffix} -f
RewriteRule ^(.+\\.(?:${Object.keys(texts).join('|')}))$ $1.${suffix} [L]
RewriteCond %{HTTP:Accept-Encoding} ${accepts(encoding)}
RewriteCond %{REQUEST_FILENAME}index.html.${suffix} -f
RewriteRule ^(.*/)?$ $1index.html.${suffix} [L]`,
)}
${each(
  COPIES,
  (suffix, encoding) => `\
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
)}`

const types = () => `\
${each(texts, (extension, type) => `<FilesMatch "\\.${extension}(\\.(br|gz))?$">\n  ForceType "${type}"\n  Header append Vary Accept-Encoding\n</FilesMatch>`)}
${each(others, (extension, type) => `AddType ${type} .${extension}`)}`

/** The last matching rule applies. */
const notFoundPages = (basePath: string) =>
  rules.NOT_FOUND_BY_FOLDER.toReversed()
    .map(([folder, page]) => at(basePath + folder, `ErrorDocument 404 ${basePath}${page}`))
    .join('\n')

export const htaccess = (basePath: string): string => `\
Options -Indexes -MultiViews
DirectoryIndex index.html
ErrorDocument 404 ${basePath}${rules.NOT_FOUND_PAGE}
ErrorDocument 403 ${basePath}${rules.NOT_FOUND_PAGE}
${notFoundPages(basePath)}

${each(rules.SECURITY_HEADERS, (name, value) => `Header always set ${name} "${value}"`)}
${each(rules.POLICY_OF_FILES, (file, policy) => at(basePath + pattern(file), `Header always set Content-Security-Policy "${policy}"`))}
Header set Cache-Control "${rules.REVALIDATE}"
${each(rules.CACHE_BY_FOLDER, (folder, value) => at(basePath + folder, `Header set Cache-Control "${value}"`))}

RewriteEngine On
RewriteRule (^|/)\\.(?!well-known/) - [R=404,L]
RewriteRule ^(?:${rules.HOST_FILES.map(pattern).join('|')})$ - [R=404,L]
# Asked for by name; as the answer to another address it has a status already.
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule ^(?:${rules.NOT_FOUND_PAGES.map((page) => pattern(page.slice(1))).join('|')})$ - [R=404,L]
${each(hostRedirects(), (from, to) => `RewriteRule ^${from.slice(1)}/?$ ${basePath}${to} [R=301,L]`)}
# A folder without a page. With mod_autoindex the answer would be 403.
RewriteCond %{REQUEST_FILENAME} -d
RewriteCond %{REQUEST_FILENAME}/index.html !-f
RewriteRule /$ - [R=404,L]
${copies()}

${types()}
`
