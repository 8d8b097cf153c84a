/**
 * Fills the {names} of a text from the content.
 * @throws when the text asks for a name that is not given, so that a slip shows at build and not on the page.
 */
export function interpolate(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (!Object.hasOwn(values, name)) throw new Error(`'${template}' asks for {${name}}, which is not given`)
    return String(values[name])
  })
}
