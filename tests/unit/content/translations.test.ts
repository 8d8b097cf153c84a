import { contentCopy, readersOf } from '@/tests/fixtures/content-copy'
import { FRAME, translateAll } from '@/tests/fixtures/translate-all'
import type { ContentError } from '@/lib/content/content-error'

const copy = contentCopy()
const content = readersOf(async () => ({
  ...(await import('@/lib/content/company')),
  ...(await import('@/lib/content/fleet')),
  ...(await import('@/lib/content/blog')),
  ...(await import('@/lib/content/pages')),
}))

const translate = (file: string, text: string, locale = 'hi') => copy.write(`locales/${locale}/${file}`, text)

function mistakeOf(reader: () => unknown): ContentError {
  try {
    reader()
  } catch (error) {
    return error as ContentError
  }
  throw new Error('The translation was read without an error')
}

it('merges translated texts over the facts and the texts that are not translated', () => {
  translate('company.yaml', 'tagline: गाड़ियाँ\nbranchOffice: { city: नई दिल्ली }\n')
  expect(content.getCompany('hi')).toEqual({
    ...content.getCompany('en'),
    tagline: 'गाड़ियाँ',
    branchOffice: { ...content.getCompany('en').branchOffice, city: 'नई दिल्ली' },
  })
})

it('matches list items by index, and keeps the source text of an empty one', () => {
  const { slug, features } = content.listVehicles('en')[0]!
  const items = features.map((_, index) => (index === 1 ? '- पहला' : '- ')).join('\n')
  translate(`fleet/vehicles/${slug}.yaml`, `features:\n${items}\n`)
  expect(content.listVehicles('hi')[0]?.features).toEqual(
    features.map((text, index) => (index === 1 ? 'पहला' : text)),
  )
})

it('translates the front matter and the body of a post independently', () => {
  const [post] = content.listPosts('en')
  translate(`blog/${post!.id}.md`, '---\ntitle: शीर्षक\n---\n')
  expect(content.listPosts('hi')[0]).toEqual({ ...post, title: 'शीर्षक' })
  translate(`blog/${post!.id}.md`, 'पाठ\n')
  expect(content.listPosts('hi')[0]).toEqual({ ...post, body: 'पाठ' })
})

it.each([
  ['founded: 1970\n', 'founded', /is no text to translate/],
  ['phone: { e164: "+910000000001" }\n', 'phone.e164', /is no text to translate/],
  ['phone: { display: "1" }\n', 'phone.display', /is no text to translate/],
  ['socials: [{ url: "https://example.com" }]\n', 'socials', /must have \d+ items/],
  ['motto: x\n', 'motto', /is no value of the file/],
  ['tagline: ""\n', 'tagline', /must not be empty/],
])('rejects a translation of the facts %j', (text, path, reason) => {
  translate('company.yaml', `hours: सदा\n${text}`)
  const { file, problems } = mistakeOf(() => content.getCompany('hi'))
  expect(file).toMatch(/content\/locales\/hi\/company\.yaml$/)
  expect(problems).toEqual([{ path, line: 2, reason: expect.stringMatching(reason) }])
})

it('rejects a translation that lacks a placeholder of its source text', () => {
  translate('interface.yaml', 'footer: { rights: सर्वाधिकार }\n')
  const { problems } = mistakeOf(() => content.getMessages('hi'))
  expect(problems[0]).toMatchObject({ path: 'footer.rights', reason: expect.stringContaining('{company}') })
})

describe('the plural categories of a translation', () => {
  const plural = (...categories: string[]) =>
    `{count, plural, ${categories.map((category) => `${category} {# ${category}}`).join(' ')}}`

  it.each([
    ['pl', ['one', 'few', 'many', 'other']],
    ['ja', ['other']],
    ['hi', ['one', 'other', '=0']],
  ])('are those of %s', (locale, categories) => {
    translate('interface.yaml', `fleet: { models: "${plural(...categories)}" }\n`, locale)
    const templates = Object.fromEntries(categories.map((category) => [category, `{count} ${category}`]))
    expect(content.getMessages(locale).fleet.models).toEqual({ count: templates })
    // What is not translated keeps the categories of English.
    expect(content.getMessages(locale).finder.fits).toEqual(content.getMessages('en').finder.fits)
  })

  it.each([
    ['pl', ['one', 'other'], /without few \{…\}, many \{…\}/],
    ['ja', ['one', 'other'], /'one': this language has other/],
    ['hi', ['one', 'few', 'other'], /'few': this language has one, other/],
  ])('are refused where they are not those of %s', (locale, categories, reason) => {
    translate('interface.yaml', `fleet: { models: "${plural(...categories)}" }\n`, locale)
    const { file, problems } = mistakeOf(() => content.getMessages(locale))
    expect(file).toMatch(new RegExp(`content/locales/${locale}/interface\\.yaml$`))
    expect(problems).toEqual([{ path: 'fleet.models', line: 1, reason: expect.stringMatching(reason) }])
  })
})

it('pseudo-localises copy, and leaves names and facts unchanged', () => {
  const [company, pseudo] = [content.getCompany('en'), content.getCompany('en-XA')]
  expect(pseudo.tagline).not.toMatch(/[A-Za-z]/)
  const copy = { tagline: '', hours: '', chat: '' }
  expect({ ...pseudo, ...copy }).toEqual({ ...company, ...copy })
  const [vehicle, pseudoVehicle] = [content.listVehicles('en')[0]!, content.listVehicles('en-XA')[0]!]
  for (const key of ['slug', 'name', 'category', 'seats', 'seatPlan', 'bags', 'pictures'] as const)
    expect(pseudoVehicle[key]).toEqual(vehicle[key])
  expect(pseudoVehicle.summary).not.toMatch(/[A-Za-z]{2}/)
})

describe('a language has', () => {
  const paths = async () => [...(await import('@/lib/content/translated')).pagesIn('hi')]

  it('no page while what is on every page is not translated', async () => {
    for (const name of [...FRAME.slice(1), 'pages/about.yaml']) await translateAll(copy, name)
    expect(await paths()).toEqual([])
  })

  it('the pages whose own copy is translated', async () => {
    for (const name of [...FRAME, 'pages/about.yaml', 'landing/17-seater.yaml'])
      await translateAll(copy, name)
    expect(await paths()).toEqual(expect.arrayContaining(['/', '/about']))
    expect(await paths()).not.toContain('/rates')
    copy.change('locales/hi/pages/about.yaml', /^title: .*$/m, 'title:')
    expect(await paths()).not.toContain('/about')
  })

  it('a list once most of what it lists is translated', async () => {
    for (const name of [...FRAME, 'pages/routes.yaml']) await translateAll(copy, name)
    expect(await paths()).not.toContain('/routes')
    await translateAll(copy, 'routes/hill-town.yaml')
    expect(await paths()).toEqual(expect.arrayContaining(['/routes', '/routes/hill-town']))
    expect(await paths()).not.toContain('/routes/plain-town')
  })
})

it('finds what has changed since it was translated', async () => {
  const { changedSince, hashesNow } = await import('@/tools/shared/translation-sources')
  const { title, description } = hashesNow('pages/about.yaml')
  translate('sources.yaml', `pages/about.yaml: { title: "${title}", description: "${description}" }\n`)
  expect(changedSince('pages/about.yaml', 'hi')).toEqual([])
  copy.change('pages/about.yaml', /^title: /m, 'title: Really ')
  expect(changedSince('pages/about.yaml', 'hi')).toEqual(['title'])
  expect(changedSince('pages/home.yaml', 'hi')).toEqual([])
})

it('counts the texts that are not translated', async () => {
  const { untranslatedIn } = await import('@/lib/content/translated')
  const { schemasOfFiles } = await import('@/tools/shared/file-schemas')
  const { file, schema } = schemasOfFiles().find((each) => each.file.endsWith('company.yaml'))!
  const all = untranslatedIn(file, schema, 'hi').length
  translate('company.yaml', 'tagline: गाड़ियाँ\nhours: सदा\n')
  expect(untranslatedIn(file, schema, 'hi').length).toBe(all - 2)
})
