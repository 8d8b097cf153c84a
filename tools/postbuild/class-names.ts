/** Delimiters of class names in attributes, strings of scripts and payloads. */
const DELIMITERS = /[\s"'`\\<>]+/

/**
 * Every word of a text that could be a class name. False positives are harmless; the rules of a missed class would be
 * removed.
 */
export function classCandidates(text: string): Set<string> {
  const words = new Set<string>()
  // The strings of a payload repeat: the same component has the same classes each time.
  for (const string of new Set(text.split('"'))) for (const word of string.split(DELIMITERS)) words.add(word)
  return words
}
