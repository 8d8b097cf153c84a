/** A place in a content file, as its author looks for it: `content/company.yaml:6 phone.display`. */
export const placeIn = (file: string, line?: number, path?: string) =>
  `${file}${line ? `:${line}` : ''}${path ? ` ${path}` : ''}`
