import data from '@mdn/browser-compat-data' with { type: 'json' }
import type {
  CompatData,
  Identifier,
  SimpleSupportStatement,
  SupportStatement,
} from '@mdn/browser-compat-data'
import type { Floor } from './floor'

/** MDN's names of browserslist's browsers. It has none for UC, which is Chromium 100 (docs/reliability.md, Browsers). */
const MDN_NAMES: Record<string, keyof CompatData['browsers']> = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'safari_ios',
  samsung: 'samsunginternet_android',
  opera: 'opera',
  op_mob: 'opera_android',
  and_chr: 'chrome_android',
  and_ff: 'firefox_android',
}

/** The features that some oldest browser lacks, by the name in a script. Each maps to MDN's name of the feature. */
export type NewerFeatures = {
  /** Every interface and namespace, new or not, so that a member of `Math` is not taken for an instance method. */
  owners: Set<string>
  /** `structuredClone` */
  globals: Map<string, string>
  /** `URL.canParse`, `CSS.registerProperty` */
  statics: Map<string, string>
  /** `toWellFormed`: names of no feature that all of the oldest browsers support. */
  members: Map<string, string>
  /** Each by its owner, '' for a global, also where older browsers have another feature of that name. */
  all: [owner: string, name: string][]
}

const numbers = (version: string) => version.replace('≤', '').split('.').map(Number)

function isAtMost(version: string, limit: string): boolean {
  const [major = 0, minor = 0] = numbers(version)
  const [limitMajor = 0, limitMinor = 0] = numbers(limit)
  return major === limitMajor ? minor <= limitMinor : major < limitMajor
}

const isPlain = ({ flags, prefix, alternative_name, version_removed }: SimpleSupportStatement) =>
  !flags && !prefix && !alternative_name && !version_removed

/** Whether a browser supports a feature in `version`, unprefixed and without a flag. */
function isSupported(support: SupportStatement | undefined, version: string): boolean {
  const statements = Array.isArray(support) ? support : support ? [support] : []
  return statements.some(
    (statement) =>
      isPlain(statement) &&
      typeof statement.version_added === 'string' &&
      statement.version_added !== 'preview' &&
      isAtMost(statement.version_added, version),
  )
}

function isInFloor({ __compat: compat }: Identifier, floor: Floor): boolean {
  if (!compat) return true
  return Object.entries(floor).every(([browser, version]) => {
    const name = MDN_NAMES[browser]
    return !name || isSupported(compat.support[name], version)
  })
}

/** Namespace objects, which have no instances. */
const NAMESPACES = ['Atomics', 'CSS', 'Intl', 'JSON', 'Math', 'Reflect', 'Temporal', 'WebAssembly', 'console']
/** Where MDN lists global functions and properties. */
const GLOBAL_OBJECTS = ['Window', 'globals']
/** MDN's suffix of static members, such as `Response.json`. */
const STATIC = /_static$/
const IDENTIFIER = /^[A-Za-z]\w*$/

/** The direct child features, without events and options. */
const childrenOf = (feature: Identifier) =>
  (Object.entries(feature) as [string, Identifier][]).filter(
    ([name, child]) => IDENTIFIER.test(name) && !name.endsWith('_event') && child.__compat,
  )

/** A member of an object, by its own name and its owner's. */
type Member = { owner: string; name: string; isNew: boolean; isStatic: boolean; hasInstances: boolean }

function membersOf(owner: string, feature: Identifier, floor: Floor, isBuiltIn: boolean): Member[] {
  const isOwnerNew = !isInFloor(feature, floor)
  return childrenOf(feature).map(([name, child]) => ({
    owner,
    name: name.replace(STATIC, ''),
    isNew: isOwnerNew || !isInFloor(child, floor),
    isStatic: STATIC.test(name) || NAMESPACES.includes(owner),
    // Instances of a new web interface can only come from new features; iterators are older than the `Iterator` global.
    hasInstances: isBuiltIn || !isOwnerNew,
  }))
}

/** Every built-in and every web interface that some oldest browser lacks. */
export function newerFeatures(floor: Floor): NewerFeatures {
  const { api, javascript } = data as unknown as CompatData
  const builtIns = childrenOf(javascript.builtins as Identifier)
  const international = childrenOf((javascript.builtins as Identifier).Intl as Identifier)
  const owners = [...childrenOf(api), ...builtIns, ...international]
  const members = [
    ...childrenOf(api).flatMap(([owner, feature]) => membersOf(owner, feature, floor, false)),
    ...[...builtIns, ...international].flatMap(([owner, feature]) => membersOf(owner, feature, floor, true)),
    ...membersOf('globals', javascript.builtins as Identifier, floor, true).filter(({ name }) =>
      /^[a-z]/.test(name),
    ),
  ]
  const newer = members.filter(({ isNew }) => isNew)
  const known = new Set(members.filter(({ isNew, isStatic }) => !isNew && !isStatic).map(({ name }) => name))
  const toMap = (found: Member[], keyOf: (member: Member) => string) =>
    new Map(found.map((member) => [keyOf(member), `${member.owner}.${member.name}`]))
  return {
    owners: new Set(owners.map(([name]) => name)),
    globals: new Map([
      ...owners.filter(([, feature]) => !isInFloor(feature, floor)).map(([name]) => [name, name] as const),
      ...newer
        .filter(({ owner, name }) => GLOBAL_OBJECTS.includes(owner) && !known.has(name))
        .map(({ name }) => [name, name] as const),
    ]),
    all: [
      ...owners
        .filter(([, feature]) => !isInFloor(feature, floor))
        .map(([name]): [string, string] => ['', name]),
      ...newer.map(({ owner, name }): [string, string] => [
        GLOBAL_OBJECTS.includes(owner) ? '' : owner,
        name,
      ]),
    ],
    statics: toMap(newer, ({ owner, name }) => `${owner}.${name}`),
    members: toMap(
      newer.filter(({ name, isStatic, hasInstances }) => !isStatic && hasInstances && !known.has(name)),
      ({ name }) => name,
    ),
  }
}
