/** The script of /admin: selects the editor's backend, and starts it. Bundled by tools/build-admin.ts. */
import '@/lib/browser/zod-jitless'
import CMS, { type AppEventListener, type Backend } from '@sveltia/cms'
import { problemsOf } from './check'
import { chosenFile, rememberChosenFiles } from './chosen-files'
import type { ContentConfig, Repository } from './config'
import { pictureProblems } from './pictures'
import { registerPreviews } from './preview'

// In data.js.
declare const CONTENT_CONFIG: ContentConfig
declare const REPOSITORY: Repository | null

/**
 * The editor requires a repository name even for a local folder. Gitea's is the one backend that does not poll a server
 * for its status.
 */
const LOCAL_ONLY: Backend = { name: 'gitea', repo: 'this-computer/project', auth_methods: ['token'] }

const isLocal = /^(127\.0\.0\.1|(.+\.)?localhost)$/.test(location.hostname)

const wantsTest = () => new URLSearchParams(location.search).get('backend') === 'test'

function chooseBackend(): Backend | undefined {
  if (isLocal && wantsTest()) return { name: 'test-repo' }
  if (REPOSITORY) return { name: 'github', auth_methods: ['token'], ...REPOSITORY }
  return isLocal ? LOCAL_ONLY : undefined
}

type Handler = AppEventListener['handler']

/**
 * Trims texts: the schemas reject white space at the ends, which an editor cannot see. Maps and lists are those of
 * Immutable.
 */
function trimmed(value: unknown): unknown {
  if (typeof value === 'string') return value.trim()
  const isCollection = typeof value === 'object' && value !== null && 'map' in value
  return isCollection ? (value as { map: (change: typeof trimmed) => unknown }).map(trimmed) : value
}

/** Rejects entries that the build would reject. The editor shows the cause of an error with this name. */
const checkEntry: Handler = async ({ entry }) => {
  const trimmedEntry = entry.update('data', trimmed as never)
  const { path, data } = trimmedEntry.toJS() as { path: string; data: Record<string, unknown> }
  const problems = [...problemsOf(path, data), ...(await pictureProblems(data, chosenFile))]
  if (problems.length > 0) throw new Error('saving_failed', { cause: new Error(problems.join('\n')) })
  return trimmedEntry
}

const backend = chooseBackend()
document.documentElement.dataset.editor = REPOSITORY ? 'repository' : isLocal ? 'local' : 'none'
if (backend) {
  registerPreviews()
  rememberChosenFiles()
  CMS.registerEventListener({ name: 'preSave', handler: checkEntry })
  void CMS.init({ config: { ...CONTENT_CONFIG, backend } })
}
