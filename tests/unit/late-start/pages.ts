/** Pages as Next.js exports them, reduced to what the post-build reads. */
export const FOLDER = '/_next/static/chunks/'

const push = (text: string) => `<script>self.__next_f.push(${JSON.stringify([1, text])})</script>`

export const ENTRY = '{"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[7]}'

type Parts = { head?: string; body?: string; payload?: string[]; entry?: string }

export const PAYLOAD =
  '1:"$Sreact.fragment"\n:HL["/_next/static/chunks/site.css","style"]\n' +
  '0:[["$","link","0",{"rel":"stylesheet","href":"/_next/static/chunks/site.css"}],["$","p",null,{"className":"later"}]]\n'

export const exportedPage = ({ head = '', body = '', payload = [PAYLOAD], entry = ENTRY }: Parts = {}) =>
  '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>' +
  '<link rel="preload" href="/_next/static/media/text.woff2" as="font" crossorigin="" type="font/woff2"/>' +
  '<link rel="stylesheet" href="/_next/static/chunks/site.css" data-precedence="next"/>' +
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>' +
  '<script src="/_next/static/chunks/turbopack-b.js" async=""></script>' +
  // For other pages of the route.
  '<script src="/_next/static/chunks/spare.js" async=""></script>' +
  `<script src="/_next/static/chunks/old.js" noModule=""></script>${head}</head>` +
  `<body><p class="now">Fares &amp; <!-- -->taxes</p>${body}` +
  `<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(${entry});</script><script src="/_next/static/chunks/a.js" async=""></script>` +
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script>' +
  `${payload.map(push).join('')}</body></html>`
