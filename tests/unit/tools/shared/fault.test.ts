import { faultLines } from '@/tools/shared/fault'

const missing = (where: string) => ({ where, what: 'is missing', needs: 'Give it' })

it('says what is wrong in several places once, above these places', () => {
  const other = { where: 'out/', what: 'is too old', needs: 'Build again' }
  expect(faultLines([missing('company.yaml:3 name'), other, missing('company.yaml:9 hours')])).toEqual([
    '2 times: is missing. Give it:',
    '    company.yaml:3 name',
    '    company.yaml:9 hours',
    'out/: is too old. Build again.',
  ])
})
