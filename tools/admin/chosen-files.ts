/**
 * The files that were chosen in the editor since it was opened. Its `preSave` event names a new picture by the path that
 * it will have, without the file, so the files are taken from the events by which a browser hands them over.
 */
const chosen = new Map<string, File>()

/** A name as it is stored may be in other letters, and have a number where another file has the name already. */
const stem = (name: string) =>
  name
    .slice(name.lastIndexOf('/') + 1)
    .replace(/\.\w+$/, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/-\d+$/, '')

const remember = (files: FileList | null | undefined) => {
  for (const file of files ?? []) chosen.set(stem(file.name), file)
}

/** Begins to remember files that are picked, dropped or pasted. */
export function rememberChosenFiles(): void {
  const asCaptured = { capture: true }
  document.addEventListener(
    'change',
    ({ target }) => target instanceof HTMLInputElement && remember(target.files),
    asCaptured,
  )
  document.addEventListener('drop', ({ dataTransfer }) => remember(dataTransfer?.files), asCaptured)
  document.addEventListener('paste', ({ clipboardData }) => remember(clipboardData?.files), asCaptured)
}

/** The chosen file that a text of an entry names by its path. */
export const chosenFile = (text: string): File | undefined =>
  text.startsWith('/') ? chosen.get(stem(text)) : undefined
