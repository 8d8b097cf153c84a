import { ContentError } from '@/lib/content/content-error'
import { contentFaults } from '@/tools/golive/content'
import { faultLine } from '@/tools/shared/fault'

describe('content that the build rejects', () => {
  it('is reported with file, line and path', () => {
    const problems = [{ path: 'hours', line: 24, reason: 'must not be empty' }]
    const faults = contentFaults([new ContentError('content/company.yaml', problems)])
    expect(faults.map(faultLine)).toEqual([
      'content/company.yaml:24 hours: must not be empty. The build stops here until it is fixed.',
    ])
  })

  it('is not reported when it is valid', () => {
    expect(contentFaults([])).toEqual([])
  })
})
