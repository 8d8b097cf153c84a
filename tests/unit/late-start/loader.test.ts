import { bundleLoaders, createLoaders, type LoaderParts } from '@/late-start/build/loader'
import { minifyScript } from '@/tools/postbuild/inline-script'

const loaders = bundleLoaders().then((bundles) => createLoaders(bundles, minifyScript))
const buildLoader = async (parts: LoaderParts) => (await loaders).loaderFor(parts)
const none = { chat: false, search: false, waits: false, savesData: false }

it('contains the code for the chat link only for pages with a chat', async () => {
  expect(await buildLoader({ ...none, chat: true })).toContain('?text=')
  expect(await buildLoader(none)).not.toContain('?text=')
})

it('contains the code that stores a search only for pages with a search', async () => {
  expect(await buildLoader({ ...none, search: true })).toContain('createdAt')
  expect(await buildLoader({ ...none, chat: true })).not.toContain('createdAt')
})

it('starts at the first movement or scroll only on pages that wait for a visitor', async () => {
  expect(await buildLoader({ ...none, waits: true })).toContain('pointermove')
  expect(await buildLoader(none)).not.toContain('pointermove')
})

it('asks for the connection only on pages that save data', async () => {
  const buildEarly = async (parts: LoaderParts) => (await loaders).earlyFor(parts)
  expect(await buildEarly({ ...none, savesData: true })).toContain('saveData')
  expect(await buildEarly(none)).not.toContain('saveData')
})
