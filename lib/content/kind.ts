import type { Thing } from 'schema-dts'
import type * as z from 'zod'
import type { PageType } from '@/lib/seo/structured-data/web-page'
import type { ResolvedImage } from './images'
import type { Card } from './social-card'

/** What lists, search engines and links know of a page. */
export type PageFacts = {
  /** Such as `/our-fleet`, without base path. */
  path: string
  /** The page above it; the home page has none. */
  parent?: string
  /** Its short name, in lists and breadcrumbs. */
  label: string
  /** Its title, without the company's name. */
  title: string
  description: string
  /** Whether search engines may show it; by default they may. */
  indexable?: boolean
  pictures: ResolvedImage[]
  /** The files below the content it is made from. */
  files: string[]
}

/** A page's part of the schema.org graph. */
export type GraphParts = {
  type: PageType
  /** Paths of the pages that it lists. */
  lists?: string[]
  /** What the page is mainly about. */
  main?: { id: string; node?: Thing }[]
}

/** A folder of the content with one file per entry, and how the editor presents it. */
export type Collection = {
  /** Below `content/`. */
  folder: string
  /** The ending of its files; by default `yaml`. */
  extension?: 'md'
  schema: z.ZodObject
  /** Where an entry is seen; `{{slug}}` stands for the name of its file. */
  address: string
  editor: {
    /** Its key in the editor, by default the name of the folder. */
    name?: string
    label: string
    singular: string
    icon: string
    description?: string
    /** What the name of a file is. */
    hint: string
    /** The name of a file is a number, not words. */
    isNumbered?: true
    /** The field that names an entry in lists. */
    title: string
    sortBy: string[]
    /** The field by which lists are divided. */
    groupBy?: string
  }
}

/** A collection whose entries have pages. */
type PageFiles<Entry> = Collection & {
  /** The entry that the editor's data make. @param name that of its file. */
  entry: (data: Record<string, unknown>, name: string) => Entry
}

/** What a kind of page decides. Its pages are made of entries: vehicles, posts … */
export type Kind<Entry> = {
  /** The entries that have a page, in their order. */
  list: (locale?: string) => Entry[]
  page: (entry: Entry) => PageFacts
  graph: (entry: Entry, page: PageFacts) => GraphParts
  card: (entry: Entry) => Card
  /** Whether something can be hired on its pages: their titles hold what visitors type to find it. */
  isHire?: true
  /** Where there is one file for each page. */
  files?: PageFiles<Entry>
}
