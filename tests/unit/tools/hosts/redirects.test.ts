import { copyContent } from '@/tests/fixtures/content-copy'

it('invalid content stops what writes redirects, and not what only imports it, such as golive', async () => {
  const copy = await copyContent()
  copy.change('blog/1.md', /^date: .*$/m, 'date: soon')
  const { repositoryFiles } = await import('@/tools/hosts/write')
  expect(repositoryFiles).toThrow('date: must be a day')
  copy.delete()
})
