/** A position in a content file, formatted for its author: `content/company.yaml:6 phone.display`. */
export const placeIn = (file: string, line?: number, path?: string) =>
  `${file}${line ? `:${line}` : ''}${path ? ` ${path}` : ''}`
