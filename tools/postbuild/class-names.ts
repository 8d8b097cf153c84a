/** What ends a class name wherever it stands: in an attribute, in a script's string, in a payload. */
const BETWEEN = /[\s"'`\\<>]+/

/** Every word of a text that could be a class name. Too many rather than too few: a class not found is cut out. */
export const classCandidates = (text: string): Set<string> => new Set(text.split(BETWEEN))
