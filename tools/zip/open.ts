/**
 * Bundled as `open.mjs` of a packed build: the preview server in one file, without dependencies. Serves the folder
 * `site` next to it, and stores test enquiries there too.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { INBOX_PATH } from '../inbox/inbox-routes'
import { listen } from '../inbox/listen'
import { createSite } from '../inbox/site'
import { openStore } from '../inbox/store'
import { runCommand } from '../setup/command.mjs'

// Defined by the bundler.
declare const BASE_PATH: string

const here = fileURLToPath(new URL('.', import.meta.url))
const dir = join(here, 'site')

await runCommand(async () => {
  if (!existsSync(dir))
    throw new Error('Unpack the whole archive first: the folder "site" is not beside this file.')
  const store = await openStore(join(here, 'enquiries.jsonl'))
  const port = await listen(createSite({ dir, store, basePath: BASE_PATH }), { port: 0, host: '127.0.0.1' })
  const origin = `http://localhost:${port}`
  console.log(`Open this address in a browser:  ${origin}${BASE_PATH}/`)
  console.log(`Enquiries sent to this computer: ${origin}${INBOX_PATH}`)
  console.log('Close this window, or press Ctrl and C, to end.')
})
