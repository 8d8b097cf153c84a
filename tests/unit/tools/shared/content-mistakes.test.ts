import { ContentError } from '@/lib/content/content-error'
import { contentMistakes } from '@/tools/shared/content-mistakes'

const mistake = (file: string) =>
  new ContentError(file, [{ path: 'name', line: 3, reason: 'must be a text' }])
const stopsAt = (file: string) => () => {
  throw mistake(file)
}

it('reports every reader that failed', async () => {
  const found = await contentMistakes([stopsAt('content/a.yaml'), () => 'whole', stopsAt('content/b.yaml')])
  expect(found.map(({ file }) => file)).toEqual(['content/a.yaml', 'content/b.yaml'])
})

it('reports an error that two readers throw once', async () => {
  const found = await contentMistakes([stopsAt('content/a.yaml'), stopsAt('content/a.yaml')])
  expect(found).toHaveLength(1)
})

it('does not hide an error of another kind', async () => {
  const breaks = () => {
    throw new TypeError('no')
  }
  await expect(contentMistakes([breaks])).rejects.toThrow(TypeError)
})
