/** A CloudFront function (runtime 2.0) for a private bucket, which supports neither index documents nor redirects. */
import { hostRedirects } from './redirects'
import { NOT_FOUND_PAGES } from './rules'

const redirects = (basePath: string) =>
  Object.fromEntries(Object.entries(hostRedirects()).map(([from, to]) => [basePath + from, basePath + to]))

/**
 * Handles viewer requests: redirects with 301, or rewrites the URL to the file in the bucket.
 * @param refused files of other hosts, which are in the bucket and must not be served.
 */
export const cloudFrontFunction = (basePath: string, refused: string[]): string => `\
const redirects = ${JSON.stringify(redirects(basePath))}
const refused = ${JSON.stringify([...NOT_FOUND_PAGES, ...refused.map((file) => `/${file}`)].map((path) => basePath + path))}

function leadTo(path, query) {
  const pairs = Object.keys(query).flatMap((name) =>
    (query[name].multiValue || [query[name]]).map((each) => each.value ? name + '=' + each.value : name))
  const location = path + (pairs.length ? '?' + pairs.join('&') : '')
  return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location: { value: location } } }
}

function handler(event) {
  const request = event.request
  // Two slashes at the start of a redirect would lead to another site, and browsers take a backslash for one.
  const path = request.uri.replace(/[\\\\/]+/g, '/')
  const bare = path.replace(/\\/$/, '')
  const name = path.slice(path.lastIndexOf('/') + 1)
  if (redirects[bare]) return leadTo(redirects[bare], request.querystring)
  if (refused.includes(path) || /\\/\\.(?!well-known\\/)/.test(path)) request.uri = '${basePath}/refused'
  else if (name === '') request.uri = path + 'index.html'
  else if (!name.includes('.')) return leadTo(path + '/', request.querystring)
  else request.uri = path
  return request
}
`
