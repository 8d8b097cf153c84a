import { promiseFaults, sampleFaults } from '@/tools/golive/content'
import { parseContentFile } from '@/tools/shared/content-files'
import { samplesIn } from '@/tools/shared/samples'

const faultsOf = (name: string, text: string) => sampleFaults(samplesIn([parseContentFile(name, text)]))

describe('values that are still sample', () => {
  it('are found with their line in a YAML file', () => {
    const [fault] = faultsOf(
      'content/company.yaml',
      'name: A\nphone:\n  display: "0"\nsample: [phone.display]\n',
    )
    expect(fault).toMatchObject({
      where: 'content/company.yaml:3 phone.display',
      what: 'is on the sample list',
    })
  })

  it('are found with their line in the front matter of a post', () => {
    const [fault] = faultsOf('content/blog/1.md', '---\ntitle: A\ntags: [B]\nsample: [tags.0]\n---\nText\n')
    expect(fault?.where).toBe('content/blog/1.md:3 tags.0')
  })

  it('are distinguished from dead paths', () => {
    const [fault] = faultsOf('content/company.yaml', 'name: A\nsample: [nme]\n')
    expect(fault?.what).toMatch('there is no such value')
  })

  it('are asked one by one where a vehicle’s file promises what nobody gave', () => {
    const samples = samplesIn([
      parseContentFile(
        'content/fleet/vehicles/a.yaml',
        'name: A\nbags: { large: 2, cabin: 1 }\nfeatures: [Air, Leather]\nsample: [name, bags, features.1]\n',
      ),
    ])
    expect(promiseFaults(samples).map(({ where, what }) => `${where} ${what}`)).toEqual([
      'content/fleet/vehicles/a.yaml:2 bags promises ‘large: 2’',
      'content/fleet/vehicles/a.yaml:2 bags promises ‘cabin: 1’',
      'content/fleet/vehicles/a.yaml:3 features.1 promises ‘Leather’',
    ])
    expect(sampleFaults(samples).map(({ where }) => where)).toEqual(['content/fleet/vehicles/a.yaml:1 name'])
  })
})
