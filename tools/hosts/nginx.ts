/** nginx: one complete server block that does not rely on the distribution's defaults. */
import { hostRedirects } from './redirects'
import * as rules from './rules'
import { each, pattern } from './rules'

export type NginxOptions = {
  basePath: string
  /** The parent folder of `basePath`; without a base path, the site itself. */
  root: string
  listen: string[]
  serverName: string
  /** Whether nginx has the module that sends the .br files. */
  brotli: boolean
}

const POLICY = 'Content-Security-Policy'
const UTF_8 = '; charset=utf-8'
const withoutCharset = (type: string) => type.replace(UTF_8, '')

function types(): string {
  const texts = Object.values(rules.TYPES)
    .filter((type) => type.endsWith(UTF_8))
    .map(withoutCharset)
    // text/html is nginx's default, and repeating it causes a warning.
    .filter((type) => type !== 'text/html')
  return `  types {
${each(rules.TYPES, (extension, type) => `    ${withoutCharset(type)} ${extension};`)}
  }
  default_type application/octet-stream;
  charset utf-8;
  charset_types ${[...new Set(texts)].join(' ')};`
}

const locations = (basePath: string) =>
  [
    `  location / { try_files $uri $uri/ =404; }`,
    ...rules.NOT_FOUND_BY_FOLDER.map(
      ([folder, page]) =>
        `  location ${basePath}${folder} { try_files $uri $uri/ =404; error_page 404 ${basePath}${page}; }`,
    ),
    ...rules.NOT_FOUND_PAGES.map((page) => `  location = ${basePath}${page} { internal; }`),
    ...(basePath ? [`  location = / { return 302 ${basePath}/; }`] : []),
    ...Object.entries(hostRedirects()).flatMap(([from, to]) =>
      [from, `${from}/`].map(
        (one) => `  location = ${basePath}${one} { return 301 ${basePath}${to}$is_args$args; }`,
      ),
    ),
    `  location ~ /\\.(?!well-known/) { return 404; }`,
    `  location ~ ^${basePath}/(${rules.HOST_FILES.map(pattern).join('|')})$ { return 404; }`,
  ].join('\n')

/** The file to include in nginx's `http` block: two maps and a `server` block. */
export const nginxConfig = ({ basePath, root, listen, serverName, brotli }: NginxOptions): string => `\
map $uri $site_cache {
  default "${rules.REVALIDATE}";
${each(rules.CACHE_BY_FOLDER, (folder, value) => `  ~^${pattern(basePath + folder)} "${value}";`)}
}

map $uri $site_policy {
  default "${rules.SECURITY_HEADERS[POLICY]}";
${each(rules.POLICY_OF_FILES, (file, policy) => `  ${basePath}${file} "${policy}";`)}
}

server {
${listen.map((one) => `  listen ${one};`).join('\n')}
  server_name ${serverName};
  server_tokens off;

  root ${root};
  index index.html;
  # The address that the visitor sees, whatever stands between.
  absolute_redirect off;
  autoindex off;
  error_page 403 404 =404 ${basePath}${rules.NOT_FOUND_PAGE};

  # Sends the .gz files that lie beside the others.
  gzip_static on;
  gzip_vary on;
${brotli ? '' : '  # Needs ngx_brotli; in Debian, libnginx-mod-http-brotli-static.\n'}\
  ${brotli ? '' : '# '}brotli_static on;

${types()}

  # An add_header inside a location would put these out of force there.
${each({ ...rules.SECURITY_HEADERS, [POLICY]: '$site_policy', 'Cache-Control': '$site_cache' }, (name, value) => `  add_header ${name} "${value}" always;`)}

${locations(basePath)}
}
`
