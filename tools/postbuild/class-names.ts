/** Delimiters of class names in attributes, strings of scripts and payloads. */
const DELIMITERS = /[\s"'`\\<>]+/

/**
 * Every word of a text that could be a class name. False positives are harmless; the rules of a missed class would be
 * removed.
 */
export const classCandidates = (text: string): Set<string> =>
  // The strings of a payload repeat: the same component has the same classes each time.
  new Set([...new Set(text.split('"'))].flatMap((string) => string.split(DELIMITERS)))
