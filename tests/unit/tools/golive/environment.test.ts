import { environmentFaults } from '@/tools/golive/environment'

// resolve.test has what a production build needs.
it('the environment must be that of a production build, and may not ask for a preview', () => {
  const places = environmentFaults({ SITE_ENV: 'preview' }).map(({ where }) => where)
  expect(places).toEqual(expect.arrayContaining(['NEXT_PUBLIC_SITE_URL', 'SITE_ENV']))
})
