import { tryStorage } from '@/lib/browser/storage'
import { type Control, isBox, namedControls } from './controls'
import { DRAFT_PREFIX, consumeEarlyInput } from './early-input'

/**
 * Drafts: what was typed into a form, kept in sessionStorage so that it survives back navigation, a reload or a
 * crash. A form has drafts if it has `data-draft`, its name on the page; `data-tab` is its selected tab. A form with
 * `data-of-query` is filled from the page's query string, and ignores a draft that was typed under another query
 * string. The honeypot has no name and is never kept.
 */

/**
 * Far more controls than a form has, and the longest text a control accepts. Anything larger was not written by this
 * site.
 */
const MAX_FIELDS = 24
const MAX_LENGTH = 2000

/** By control names; `tab` is the selected tab, `query` the query string of the page it was typed on. */
export type Draft = Record<string, string>

/** Parses a stored draft, which is not trusted: a flat record of bounded texts. Never throws. */
export function parseDraft(stored: string | null): Draft {
  try {
    const entries = Object.entries(JSON.parse(stored ?? '{}') as object)
    return Object.fromEntries(
      entries
        .filter(([, value]) => typeof value === 'string' && value.length <= MAX_LENGTH)
        .slice(0, MAX_FIELDS),
    ) as Draft
  } catch {
    return {}
  }
}

const keyOf = ({ dataset }: HTMLFormElement, path = location.pathname) =>
  `${DRAFT_PREFIX}${path}:${dataset.draft}`

/** Where storage is full or forbidden there are no drafts. */
const access = <T>(work: (storage: Storage) => T) => tryStorage('sessionStorage', work)

/** A `<select>` always has a value, so it cannot be restored only where it is empty; its page sets it. */
const isTyped = (control: Control) => control.matches('input,textarea')
const typedControls = (form: HTMLFormElement) => namedControls(form).filter(isTyped)

function readForm(form: HTMLFormElement): Draft {
  const typed = typedControls(form)
    .map((control) => [control.name, isBox(control) && !control.checked ? '' : control.value])
    .filter(([, value]) => value)
  return { ...Object.fromEntries(typed), ...(form.dataset.tab && { tab: form.dataset.tab }) } as Draft
}

const write = (form: HTMLFormElement, draft: Draft, path?: string) =>
  access((storage) => storage.setItem(keyOf(form, path), JSON.stringify(draft)))

/** What was typed before hydration, which is not in the draft yet. It is read once and then removed. */
function takeEarlyInput(form: HTMLFormElement): Draft {
  const valueOf = (control: Control) => {
    const typed = access(() => consumeEarlyInput(form, control.name))
    return isBox(control) && typed ? (typed === 'true' ? control.value : '') : typed
  }
  const typed = typedControls(form).map((control) => [control.name, valueOf(control)] as const)
  const isBounded = (value?: string | null) => value != null && value.length <= MAX_LENGTH
  return Object.fromEntries(typed.filter(([, value]) => isBounded(value))) as Draft
}

const stamp = (draft: Draft): Draft => ({ ...draft, query: location.search })

/** The draft of this form, with what was typed before hydration. A draft that another page passed on has no query string yet. */
export function loadDraft(form: HTMLFormElement): Draft {
  const stored = access((storage) => parseDraft(storage.getItem(keyOf(form)))) ?? {}
  const isForeign = 'ofQuery' in form.dataset && (stored.query ?? location.search) !== location.search
  const early = takeEarlyInput(form)
  const draft = { ...(isForeign ? {} : stored), ...early }
  if (Object.keys(early).length > 0) write(form, stamp(draft))
  return draft
}

/** Stores the form's values as its draft. */
export function saveDraft(form: HTMLFormElement): void {
  takeEarlyInput(form)
  write(form, stamp(readForm(form)))
}

/** Stores the form's values as the draft of the form of the same name on another page. @param path of that page. */
export const transferDraft = (form: HTMLFormElement, path: string): void =>
  void write(form, readForm(form), path)

/** Deletes the draft of this form, or of the form of the same name at `path`. */
export function dropDraft(form: HTMLFormElement, path?: string): void {
  takeEarlyInput(form)
  access((storage) => storage.removeItem(keyOf(form, path)))
}

/** Fills the empty controls from the draft: what was typed meanwhile, or restored by the browser, stays. */
function restoreDraft(form: HTMLFormElement): void {
  const draft = loadDraft(form)
  for (const control of typedControls(form)) {
    // Safari below 15.4 has no Object.hasOwn.
    const value = Object.keys(draft).includes(control.name) && draft[control.name]
    if (!value) continue
    if (isBox(control)) control.checked = true
    else if (control.value === '') control.value = value
  }
  if (draft.tab && form.dataset.tab) form.dataset.tab = draft.tab
  if (Object.keys(draft).length > 0) write(form, stamp(draft))
}

/**
 * Restores the form's draft and keeps it up to date until the form is reset, which happens after sending. Also a
 * `ref` callback. Listens on the document, after React's listeners, which filter what is typed.
 * @returns the function that stops it.
 */
export function keepDraft(form: HTMLFormElement): () => void {
  restoreDraft(form)
  const onInput = ({ target }: Event) => form.contains(target as Node) && saveDraft(form)
  const onReset = ({ target }: Event) => target === form && dropDraft(form)
  document.addEventListener('input', onInput)
  document.addEventListener('reset', onReset)
  return () => {
    document.removeEventListener('input', onInput)
    document.removeEventListener('reset', onReset)
  }
}
