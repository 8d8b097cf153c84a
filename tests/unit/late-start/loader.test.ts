import { createLoaders } from '@/late-start/build/loader'
import { buildScript } from '@/tools/postbuild/inline-script'

const { earlyFor, loaderFor } = createLoaders(buildScript)
const none = { chat: false, search: false, waits: false, savesData: false }

it('contains the code for the chat link only for pages with a chat', async () => {
  expect(await loaderFor({ ...none, chat: true })).toContain('?text=')
  expect(await loaderFor(none)).not.toContain('?text=')
})

it('contains the code that stores a search only for pages with a search', async () => {
  expect(await loaderFor({ ...none, search: true })).toContain('createdAt')
  expect(await loaderFor({ ...none, chat: true })).not.toContain('createdAt')
})

it('starts at the first movement or scroll only on pages that wait for a visitor', async () => {
  expect(await loaderFor({ ...none, waits: true })).toContain('pointermove')
  expect(await loaderFor(none)).not.toContain('pointermove')
})

it('reads navigator.connection only on pages that save data', async () => {
  expect(await earlyFor({ ...none, savesData: true })).toContain('saveData')
  expect(await earlyFor(none)).not.toContain('saveData')
})
