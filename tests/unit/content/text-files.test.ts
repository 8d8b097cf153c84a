import { getCompany } from '@/lib/content/company'
import { listSitePages } from '@/lib/content/site-pages'
import { llmsText, securityText } from '@/lib/content/text-files'
import { absoluteUrl } from '@/lib/seo/metadata'

describe('llms.txt', () => {
  it('begins with the name and a summary', () => {
    expect(llmsText()).toMatch(/^# .+\n\n> .+\n\n/)
  })

  it('links every indexable page, and no other', () => {
    const linked = [...llmsText().matchAll(/\]\(([^)]+)\)/g)].map(([, address]) => address)
    const found = listSitePages().filter(({ indexable }) => indexable)
    expect(linked.sort()).toEqual(found.map(({ path }) => absoluteUrl(path)).sort())
  })
})

describe('security.txt', () => {
  const lines = securityText(new Date('2026-11-21T10:00:00Z')).split('\n')

  it('names a contact, as RFC 9116 requires', () => {
    expect(lines).toContain(`Contact: mailto:${getCompany().emails.privacy}`)
  })

  it('expires a year after the commit it was built from', () => {
    expect(lines).toContain('Expires: 2027-11-21T10:00:00.000Z')
  })
})
