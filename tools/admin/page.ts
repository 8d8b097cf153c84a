import { escapeHtml } from '@/lib/format/escape-html'

/**
 * What the editor's page may load. Each exception to `default-src 'none'` is needed by the editor:
 * - script and worker: its own chunks, and the worker that decodes HEIC photos; `wasm-unsafe-eval` for the encoders of pictures;
 * - style: it inserts <style> elements;
 * - img, media, font: the site's pictures, and files just chosen, which are `blob:` and `data:` until they are saved;
 * - connect: its own files and, where a repository is configured, GitHub's API and its status page;
 * - frame: the preview is a `blob:` document;
 * - manifest: it creates one as a `data:` or `blob:` URL.
 */
const POLICY = {
  'default-src': "'none'",
  'script-src': "'self' 'wasm-unsafe-eval'",
  'worker-src': "'self' blob:",
  'style-src': "'self' 'unsafe-inline' blob:",
  'img-src': "'self' blob: data:",
  'media-src': "'self' blob:",
  'font-src': "'self'",
  'connect-src': "'self' blob: data:",
  'frame-src': 'blob:',
  'manifest-src': 'blob: data:',
  'base-uri': "'self'",
  'form-action': "'none'",
}

/** Hosts that the GitHub backend calls: the API, pictures of the editors, the state of the service. */
const GITHUB = {
  connect: 'https://api.github.com https://www.githubstatus.com',
  pictures: 'https://avatars.githubusercontent.com',
}

/** The CSP of the editor's page; without a repository no connection to another origin is allowed. */
export function editorPolicy(withRepository: boolean): string {
  const policy: Record<string, string> = { ...POLICY }
  if (withRepository) {
    policy['connect-src'] += ` ${GITHUB.connect}`
    policy['img-src'] += ` ${GITHUB.pictures}`
  }
  return Object.entries(policy)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ')
}

const STYLE = `body{display:flex;flex-direction:column;height:100dvh;margin:0;font:1rem/1.5 system-ui,sans-serif}
.note{display:none;margin:0;padding:.75rem 1.25rem;background:#fff3cd;color:#332701;text-align:center}
[data-editor=local] .note.local,[data-editor=none] .note.none{display:block}
#nc-root{position:relative;flex:1;min-height:0}
[data-editor=none] #nc-root{display:none}
[data-editor=local] .container>.inner>.buttons>.secondary{display:none}`

type EditorPage = {
  title: string
  scripts: string[]
  base: string
  withRepository: boolean
  messages: Record<'noRepository' | 'localOnly' | 'noScript' | 'signIn', string>
}

/** The HTML document of /admin. */
export const editorPage = ({ title, scripts, base, withRepository, messages }: EditorPage) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${editorPolicy(withRepository)}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="${base}/icon.svg">
<style>${STYLE}</style>
${scripts.map((script) => `<script type="module" src="${base}/admin/${script}"></script>`).join('\n')}
</head>
<body>
<p class="note none">${escapeHtml(messages.noRepository)} <a href="${base}/admin/login/">${escapeHtml(messages.signIn)}</a></p>
<p class="note local">${escapeHtml(messages.localOnly)}</p>
<noscript><p>${escapeHtml(messages.noScript)}</p></noscript>
<div id="nc-root"></div>
</body>
</html>
`
