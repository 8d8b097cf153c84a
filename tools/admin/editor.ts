/** The script of /admin: picks where the editor saves to, and starts it. Bundled by tools/build-admin.ts. */
import '@/lib/browser/zod-jitless'
import CMS, { type AppEventListener, type Backend } from '@sveltia/cms'
import { problemsOf } from './check'
import type { ContentConfig, Repository } from './config'
import { PREVIEW_CONTEXT } from '../pull-request/context'
import { registerPreviews } from './preview'

// Put in by the bundler.
declare const CONTENT_CONFIG: ContentConfig
declare const REPOSITORY: Repository | null

/**
 * The editor wants the name of a repository even where a folder on this computer is all there is. The one backend
 * that asks no server for its state meanwhile is Gitea's.
 */
const LOCAL_ONLY: Backend = { name: 'gitea', repo: 'this-computer/project', auth_methods: ['token'] }

const isLocal = /^(127\.0\.0\.1|(.+\.)?localhost)$/.test(location.hostname)

const wantsTest = () => new URLSearchParams(location.search).get('backend') === 'test'

function chooseBackend(): Backend | undefined {
  if (isLocal && wantsTest()) return { name: 'test-repo' }
  if (REPOSITORY)
    return {
      name: 'github',
      auth_methods: ['token'],
      preview_context: PREVIEW_CONTEXT,
      ...REPOSITORY,
    }
  return isLocal ? LOCAL_ONLY : undefined
}

type Handler = AppEventListener['handler']

/** A space at the end of a text is seen by nobody, and refused by the schemas. Maps and lists are Immutable's. */
function trimmed(value: unknown): unknown {
  if (typeof value === 'string') return value.trim()
  const isCollection = typeof value === 'object' && value !== null && 'map' in value
  return isCollection ? (value as { map: (change: typeof trimmed) => unknown }).map(trimmed) : value
}

/** Refuses to save what the build would refuse. The editor shows the cause of an error of this name. */
const checkEntry: Handler = ({ entry }) => {
  const tidy = entry.update('data', trimmed as never)
  const { path, data } = tidy.toJS() as { path: string; data: Record<string, unknown> }
  const problems = problemsOf(path, data)
  if (problems.length > 0) throw new Error('saving_failed', { cause: new Error(problems.join('\n')) })
  return tidy
}

const backend = chooseBackend()
document.documentElement.dataset.editor = REPOSITORY ? 'repository' : isLocal ? 'local' : 'none'
if (backend) {
  registerPreviews()
  CMS.registerEventListener({ name: 'preSave', handler: checkEntry })
  void CMS.init({ config: { ...CONTENT_CONFIG, backend } })
}
