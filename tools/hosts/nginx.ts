/** nginx: one complete server block that does not rely on the distribution's defaults. */
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

export type NginxOptions = {
  basePath: string
  /** The parent folder of `basePath`; without a base path, the site itself. */
  root: string
  listen: string[]
  serverName: string
  /** Whether nginx has the module that sends the .br files. */
  brotli: boolean
  /** Files of other hosts, which lie in the site's folder. */
  refused: string[]
}

const POLICY = 'Content-Security-Policy'
const UTF_8 = '; charset=utf-8'
const withoutCharset = (type: string) => type.replace(UTF_8, '')

function cacheMap(basePath: string): string {
  const folders = Object.entries(CACHE_BY_FOLDER).map(
    ([folder, value]) => `  ~^${pattern(basePath + folder)} "${value}";`,
  )
  return ['map $uri $site_cache {', `  default "${REVALIDATE}";`, ...folders, '}'].join('\n')
}

function policyMap(basePath: string): string {
  const files = Object.entries(POLICY_OF_FILES).map(([file, policy]) => `  ${basePath}${file} "${policy}";`)
  return ['map $uri $site_policy {', `  default "${SECURITY_HEADERS[POLICY]}";`, ...files, '}'].join('\n')
}

function types(): string {
  const lines = Object.entries(TYPES).map(([extension, type]) => `    ${withoutCharset(type)} ${extension};`)
  const texts = [...Object.values(TYPES), ...Object.values(TYPES_OF_FILES)]
    .filter((type) => type.endsWith(UTF_8))
    .map(withoutCharset)
    // text/html is nginx's default, and repeating it causes a warning.
    .filter((type) => type !== 'text/html')
  return `  types {
${lines.join('\n')}
  }
  default_type application/octet-stream;
  charset utf-8;
  charset_types ${[...new Set(texts)].join(' ')};`
}

const headers = () =>
  Object.entries({ ...SECURITY_HEADERS, [POLICY]: '$site_policy', 'Cache-Control': '$site_cache' })
    .map(([name, value]) => `  add_header ${name} "${value}" always;`)
    .join('\n')

function locations(basePath: string, refused: string[]): string {
  const files = Object.entries(TYPES_OF_FILES).map(([file, type]) => {
    const extension = file.split('.').at(-1)
    return `  location = ${basePath}${file} { types { ${withoutCharset(type)} ${extension}; } }`
  })
  const redirects = Object.entries(hostRedirects()).flatMap(([from, to]) =>
    [from, `${from}/`].map(
      (each) => `  location = ${basePath}${each} { return 301 ${basePath}${to}$is_args$args; }`,
    ),
  )
  return [
    `  location / { try_files $uri $uri/ =404; }`,
    ...NOT_FOUND_BY_FOLDER.map(
      ([folder, page]) =>
        `  location ${basePath}${folder} { try_files $uri $uri/ =404; error_page 404 ${basePath}${page}; }`,
    ),
    ...NOT_FOUND_PAGES.map((page) => `  location = ${basePath}${page} { internal; }`),
    ...(basePath ? [`  location = / { return 302 ${basePath}/; }`] : []),
    ...redirects,
    ...files,
    `  location ~ /\\.(?!well-known/) { return 404; }`,
    `  location ~ ^${basePath}/(${refused.map(pattern).join('|')})$ { return 404; }`,
  ].join('\n')
}

/** The file to include in nginx's `http` block: two maps and a `server` block. */
export const nginxConfig = ({
  basePath,
  root,
  listen,
  serverName,
  brotli,
  refused,
}: NginxOptions): string => `\
${cacheMap(basePath)}

${policyMap(basePath)}

server {
${listen.map((each) => `  listen ${each};`).join('\n')}
  server_name ${serverName};
  server_tokens off;

  root ${root};
  index index.html;
  # The address that the visitor sees, whatever stands between.
  absolute_redirect off;
  autoindex off;
  error_page 403 404 =404 ${basePath}${NOT_FOUND_PAGE};

  # Sends the .gz files that lie beside the others.
  gzip_static on;
  gzip_vary on;
${brotli ? '' : '  # Needs ngx_brotli; in Debian, libnginx-mod-http-brotli-static.\n'}\
  ${brotli ? '' : '# '}brotli_static on;

${types()}

  # An add_header inside a location would put these out of force there.
${headers()}

${locations(basePath, refused)}
}
`
