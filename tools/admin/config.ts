import type { CmsConfig, CollectionFile, Field } from '@sveltia/cms'
import type * as z from 'zod'
import { companySchema } from '@/lib/content/schema/company'
import { categoriesSchema, vehicleSchema } from '@/lib/content/schema/fleet'
import { guideSchema } from '@/lib/content/schema/guide'
import { landingSchema } from '@/lib/content/schema/landing'
import { mapSchema } from '@/lib/content/schema/map'
import { noticeSchema } from '@/lib/content/schema/notice'
import { occasionSchema } from '@/lib/content/schema/occasion'
import { pageSchemas } from '@/lib/content/schema/pages'
import { postSchema } from '@/lib/content/schema/post'
import { roadStatusSchema } from '@/lib/content/schema/road-status'
import { messagesSchema } from '@/lib/content/schema/messages'
import { redirectsSchema } from '@/lib/content/schema/redirects'
import { fleetPath, guidePath, occasionPath, routes } from '@/lib/routes/routes'
import { MAX_BYTES } from '../shared/picture-rules'
import { fieldOf, fieldsOf, labelOf } from './fields'

/** The repository that the editor saves to, as `owner/name`, and its branch; without one only a local folder. */
export type Repository = { repo: string; branch: string } | undefined

/** Whether a save goes to the branch, or first to a draft pull request: values of the editor's `publish_mode`. */
export type PublishMode = 'simple' | 'editorial_workflow'

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

/** @param path of the page that shows a change of this file best. */
const yamlFile = (
  name: string,
  file: string,
  fields: Field[],
  { label = labelOf(name), path = routes.home }: { label?: string; path?: string } = {},
): CollectionFile => ({
  name,
  label,
  file: `content/${file}.yaml`,
  format: 'yaml',
  preview_path: path === routes.home ? path : `${path}/`,
  fields,
})

/** Pages whose file name differs from their route. */
const PAGE_ROUTES: Record<string, string> = {
  ...routes,
  blogs: routes.blog,
  routes: routes.guides,
  'trip-plan': routes.tripPlan,
  'sign-in': routes.adminLogin,
}

const pageFile = ([name, schema]: [string, z.ZodObject]) =>
  yamlFile(name, `pages/${name}`, fieldsOf(schema), { path: PAGE_ROUTES[name] })

/** The file is one list, without a key around it. */
const categoriesFile = () =>
  yamlFile(
    'categories',
    'fleet/categories',
    [
      {
        ...fieldOf('categories', categoriesSchema),
        root: true,
        allow_add: false,
        allow_remove: false,
      } as Field,
    ],
    { path: routes.fleet },
  )

const LOWER_CASE_WORDS: [string, string] = [
  '^[a-z0-9]+(-[a-z0-9]+)*$',
  'must be lower-case words joined by hyphens',
]

/**
 * The fields of an entry with a page of its own. `aliases` has no field: the editor adds the former slug automatically
 * when an entry is renamed.
 */
const entryFields = (schema: z.ZodObject) => fieldsOf(schema).filter(({ name }) => name !== 'aliases')

const vehicles = () => ({
  name: 'vehicles',
  label: 'Vehicles',
  label_singular: 'Vehicle',
  icon: 'directions_car',
  folder: 'content/fleet/vehicles',
  extension: 'yaml',
  format: 'yaml',
  slug: {
    template: '{{name}}',
    editable: true,
    pattern: LOWER_CASE_WORDS,
    hint: 'The last part of its address, such as honda-city. Its pictures lie in a folder of this name.',
  },
  identifier_field: 'name',
  summary: '{{name}}',
  preview_path: `${fleetPath('{{slug}}')}/`,
  sortable_fields: ['name', 'category', 'order'],
  view_groups: [{ label: 'Category', field: 'category' }],
  fields: entryFields(vehicleSchema),
})

const posts = () => ({
  name: 'posts',
  label: 'Blog posts',
  label_singular: 'Blog post',
  icon: 'article',
  folder: 'content/blog',
  extension: 'md',
  format: 'yaml-frontmatter',
  slug: {
    editable: true,
    pattern: ['^[1-9]\\d*$', 'must be a number'] as [string, string],
    hint: 'The post’s number, which stands in its address: one more than the highest there is.',
  },
  identifier_field: 'title',
  preview_path: `${routes.blog}/{{slug}}/`,
  sortable_fields: ['date', 'title'],
  fields: [...entryFields(postSchema), bodyField],
})

const guides = () => ({
  name: 'routes',
  label: 'Road guides',
  label_singular: 'Road guide',
  icon: 'route',
  folder: 'content/routes',
  extension: 'yaml',
  format: 'yaml',
  slug: {
    editable: true,
    pattern: LOWER_CASE_WORDS,
    hint: 'The last part of its address, such as agra.',
  },
  identifier_field: 'place',
  summary: '{{place}}',
  preview_path: `${guidePath('{{slug}}')}/`,
  sortable_fields: ['order', 'place'],
  fields: entryFields(guideSchema),
})

const occasions = () => ({
  name: 'occasions',
  label: 'Services in full',
  label_singular: 'Service in full',
  icon: 'event',
  folder: 'content/occasions',
  extension: 'yaml',
  format: 'yaml',
  slug: {
    editable: ['create' as const],
    hint: 'The id that the service has on the page of all services, such as airport-transfers.',
  },
  identifier_field: 'title',
  preview_path: `${occasionPath('{{slug}}')}/`,
  sortable_fields: ['title'],
  fields: fieldsOf(occasionSchema),
})

const landing = () => ({
  name: 'landing',
  label: 'By seats and way of hire',
  label_singular: 'Page for one search',
  icon: 'travel_explore',
  folder: 'content/landing',
  extension: 'yaml',
  format: 'yaml',
  slug: {
    template: '{{label}}',
    editable: ['create' as const],
    pattern: LOWER_CASE_WORDS,
    hint: 'The last part of its address, such as 12-seater.',
  },
  identifier_field: 'label',
  summary: '{{label}}',
  preview_path: `${fleetPath('{{slug}}')}/`,
  sortable_fields: ['order', 'label'],
  fields: fieldsOf(landingSchema),
})

const roads = () => ({
  name: 'roads',
  label: 'On the roads',
  label_singular: 'Event on the roads',
  icon: 'warning',
  description:
    'Works, limits, closures and festivals: shown on the guides of the road, and counted by the planners.',
  folder: 'content/roads',
  extension: 'yaml',
  format: 'yaml',
  slug: {
    editable: ['create' as const],
    pattern: LOWER_CASE_WORDS,
    hint: 'A short name, such as ganga-bridge. Visitors do not see it.',
  },
  identifier_field: 'title',
  preview_path: routes.guides,
  sortable_fields: ['from'],
  fields: fieldsOf(roadStatusSchema),
})

const notices = () => ({
  name: 'notices',
  label: 'Notices',
  label_singular: 'Notice',
  icon: 'campaign',
  description: 'One at a time stands above every page, on its days.',
  folder: 'content/notices',
  extension: 'yaml',
  format: 'yaml',
  slug: {
    editable: ['create' as const],
    pattern: LOWER_CASE_WORDS,
    hint: 'A short name, such as diwali-traffic. Visitors do not see it.',
  },
  identifier_field: 'text',
  summary: '{{text}}',
  preview_path: routes.home,
  sortable_fields: ['publishFrom'],
  fields: fieldsOf(noticeSchema),
})

const siteFiles = () => ({
  name: 'site',
  label: 'Company and interface',
  icon: 'apartment',
  files: [
    yamlFile('company', 'company', fieldsOf(companySchema)),
    categoriesFile(),
    yamlFile('map', 'map', fieldsOf(mapSchema), { label: 'Map of the roads', path: routes.guides }),
    yamlFile('redirects', 'redirects', fieldsOf(redirectsSchema), { label: 'Moved addresses' }),
    yamlFile('interface', 'interface', fieldsOf(messagesSchema), { label: 'Interface words' }),
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
  { siteAddress, publishMode = 'simple' }: { siteAddress?: string; publishMode?: PublishMode } = {},
): ContentConfig => ({
  load_config_file: false,
  app_title: appTitle,
  logo: { src: logo },
  // Preview links need a repository: their URL comes from a commit status.
  show_preview_links: siteAddress !== undefined,
  ...(siteAddress === undefined ? {} : { site_url: siteAddress }),
  publish_mode: publishMode,
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
  collections: [
    vehicles(),
    posts(),
    guides(),
    roads(),
    occasions(),
    landing(),
    notices(),
    pageFiles(),
    siteFiles(),
  ],
})

/**
 * Whether changes are reviewed before they go to the branch, from `CMS_WORKFLOW` (`editorial` or not set).
 * @throws Error for any other value.
 */
export function publishModeOf({ CMS_WORKFLOW }: Record<string, string | undefined>): PublishMode {
  if (!CMS_WORKFLOW) return 'simple'
  if (CMS_WORKFLOW !== 'editorial')
    throw new Error(`CMS_WORKFLOW must be editorial, or not set, not '${CMS_WORKFLOW}'`)
  return 'editorial_workflow'
}

/**
 * The repository of this build, from `CMS_REPOSITORY` (`owner/name`) and `CMS_BRANCH` (default `main`).
 * @throws Error for a repository that is not written `owner/name`.
 */
export function repositoryOf({ CMS_REPOSITORY, CMS_BRANCH }: Record<string, string | undefined>): Repository {
  if (!CMS_REPOSITORY) return undefined
  if (!/^[\w.-]+\/[\w.-]+$/.test(CMS_REPOSITORY))
    throw new Error(`CMS_REPOSITORY must be written owner/name, not '${CMS_REPOSITORY}'`)
  return { repo: CMS_REPOSITORY, branch: CMS_BRANCH || 'main' }
}
