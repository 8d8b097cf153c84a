import { getCompany } from '@/lib/content/company'
import { listSitePages } from '@/lib/content/site-pages'
import { llmsText, securityText } from '@/lib/content/text-files'
import { absoluteUrl } from '@/lib/seo/metadata'

it('llms.txt begins with the name and a summary, and links every indexable page, and no other', () => {
  expect(llmsText()).toMatch(/^# .+\n\n> .+\n\n/)
  const linked = [...llmsText().matchAll(/\]\(([^)]+)\)/g)].map(([, address]) => address)
  const found = listSitePages().filter(({ indexable }) => indexable)
  expect(linked.sort()).toEqual(found.map(({ path }) => absoluteUrl(path)).sort())
})

it('security.txt names a contact, as RFC 9116 requires, and expires a year after the commit it was built from', () => {
  const lines = securityText(new Date('2026-11-21T10:00:00Z')).split('\n')
  expect(lines).toContain(`Contact: mailto:${getCompany().emails.privacy}`)
  expect(lines).toContain('Expires: 2027-11-21T10:00:00.000Z')
})
