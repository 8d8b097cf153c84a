import { basename } from 'node:path'
import type { CmsConfig, CollectionFile, EntryCollection, Field } from '@sveltia/cms'
import * as z from 'zod'
import type { Collection } from '@/lib/content/kind'
import { collections } from '@/lib/content/kinds'
import { companySchema } from '@/lib/content/schema/company'
import { categoriesSchema } from '@/lib/content/schema/fleet'
import { mapSchema } from '@/lib/content/schema/map'
import { pageSchemas } from '@/lib/content/schema/pages'
import { messagesSchema } from '@/lib/content/schema/messages'
import { redirectsSchema } from '@/lib/content/schema/redirects'
import { routes } from '@/lib/routes/routes'
import { MAX_BYTES } from '../shared/picture-rules'
import { fieldsOf, labelOf } from './fields'

/** The repository that the editor saves to, and its branch; without one only a local folder. */
export type Repository = ReturnType<typeof repositoryOf>

/** The editor's configuration without its backend. */
export type ContentConfig = Omit<CmsConfig, 'backend'>

/** The text below a post's front matter. */
const bodyField: Field = {
  name: 'body',
  label: 'Text',
  widget: 'markdown',
  required: false,
  hint: 'A post without a text counts as not yet written.',
  // Raw mode first: the rich-text mode does not support tables, and would rewrite those of a post.
  modes: ['raw', 'rich_text'],
}

const previewPath = (path: string) => (path === routes.home ? path : `${path}/`)

/** The page that shows a change of a file best, by the file's name; the home page for what all pages share. */
const PAGE_ROUTES: Record<string, string> = {
  ...routes,
  blogs: routes.blog,
  categories: routes.fleet,
  company: routes.contact,
  map: routes.guides,
  routes: routes.guides,
  'trip-plan': routes.tripPlan,
  'sign-in': routes.adminLogin,
}
const routeOf = (name: string) => PAGE_ROUTES[name] ?? routes.home

/** The files whose preview is a page, with the page's route. */
export const pageRoutes = [...Object.keys(pageSchemas), 'categories', 'company', 'interface', 'map'].map(
  (name) => [name, routeOf(name)] as const,
)

const yamlFile = (name: string, file: string, fields: Field[], label = labelOf(name)): CollectionFile => ({
  name,
  label,
  file: `content/${file}.yaml`,
  format: 'yaml',
  preview_path: previewPath(routeOf(name)),
  fields,
})

const pageFile = ([name, schema]: [string, z.ZodObject]) => yamlFile(name, `pages/${name}`, fieldsOf(schema))

/** The file is one list, without a key around it. */
const categoriesFile = () =>
  yamlFile(
    'categories',
    'fleet/categories',
    fieldsOf(z.object({ categories: categoriesSchema })).map(
      (field) => ({ ...field, root: true, allow_add: false, allow_remove: false }) as Field,
    ),
  )

const NUMBER: [string, string] = ['^[1-9]\\d*$', 'must be a number']
const LOWER_CASE_WORDS: [string, string] = [
  '^[a-z0-9]+(-[a-z0-9]+)*$',
  'must be lower-case words joined by hyphens',
]

const isRenamed = (schema: z.ZodObject) => 'aliases' in schema.shape

/** The key of a collection in the editor's addresses. */
export const collectionName = ({ folder, editor }: Collection) => editor.name ?? basename(folder)

/**
 * A folder of entries. `aliases` has no field: the editor adds the former name automatically when an entry is renamed.
 */
function collection(given: Collection) {
  const { folder, extension = 'yaml', schema, address, editor } = given
  return {
    name: collectionName(given),
    label: editor.label,
    label_singular: editor.singular,
    icon: editor.icon,
    description: editor.description,
    folder: `content/${folder}`,
    extension,
    format: extension === 'md' ? 'yaml-frontmatter' : 'yaml',
    slug: {
      // A number is typed: with a template the editor would make it of the title.
      ...(!editor.isNumbered && { template: `{{${editor.title}}}` }),
      editable: isRenamed(schema) || ['create' as const],
      pattern: editor.isNumbered ? NUMBER : LOWER_CASE_WORDS,
      hint: editor.hint,
    },
    identifier_field: editor.title,
    summary: `{{${editor.title}}}`,
    preview_path: previewPath(address),
    sortable_fields: editor.sortBy,
    view_groups: editor.groupBy ? [{ label: labelOf(editor.groupBy), field: editor.groupBy }] : undefined,
    fields: [
      ...fieldsOf(schema).filter(({ name }) => name !== 'aliases'),
      ...(extension === 'md' ? [bodyField] : []),
    ],
  } satisfies EntryCollection
}

const siteFiles = () => ({
  name: 'site',
  label: 'Company and interface',
  icon: 'apartment',
  files: [
    yamlFile('company', 'company', fieldsOf(companySchema)),
    categoriesFile(),
    yamlFile('map', 'map', fieldsOf(mapSchema), 'Map of the roads'),
    yamlFile('redirects', 'redirects', fieldsOf(redirectsSchema), 'Moved addresses'),
    yamlFile('interface', 'interface', fieldsOf(messagesSchema), 'Interface words'),
  ],
})

const pageFiles = () => ({
  name: 'pages',
  label: 'Pages',
  icon: 'web',
  files: Object.entries(pageSchemas).map(pageFile),
})

/**
 * The editor's collections and fields, derived from the schemas that validate the content.
 * @throws Error naming the key, for a part of a schema without a matching widget.
 */
export const contentConfig = (
  appTitle: string,
  logo: string,
  { siteAddress, isReviewed = false }: { siteAddress?: string; isReviewed?: boolean } = {},
): ContentConfig => ({
  load_config_file: false,
  app_title: appTitle,
  logo: { src: logo },
  // Preview links need a repository: their URL comes from a commit status.
  show_preview_links: siteAddress !== undefined,
  ...(siteAddress === undefined ? {} : { site_url: siteAddress }),
  // A save goes to the branch, or first to a draft pull request.
  publish_mode: isReviewed ? 'editorial_workflow' : 'simple',
  media_folder: 'public/scenes',
  public_folder: '/scenes',
  // No stock photo search: stock photos do not show the company's cars.
  media_libraries: { stock_assets: false, default: { config: { max_file_size: MAX_BYTES } } },
  asset_collections: [
    {
      name: 'fleet',
      label: 'Pictures of the fleet',
      media_folder: 'public/ourFleet',
      public_folder: '/ourFleet',
    },
  ],
  // An empty optional key would be refused by the schemas.
  output: { omit_empty_optional_fields: true, yaml: { quote: 'none' } },
  collections: [...collections.map(collection), pageFiles(), siteFiles()],
})

/** The repository of this build, from `CMS_REPOSITORY` (`owner/name`) and `CMS_BRANCH` (default `main`). */
export const repositoryOf = ({ CMS_REPOSITORY, CMS_BRANCH }: Record<string, string | undefined>) =>
  CMS_REPOSITORY ? { repo: CMS_REPOSITORY, branch: CMS_BRANCH || 'main' } : undefined
