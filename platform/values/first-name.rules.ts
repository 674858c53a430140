const notAName = /^(?:jr|sr|ii|iii|iv|ph\.?d|m\.?d|mba|msc|bsc|llm|cfa|cpa|pmp|esq|dr|prof)\.?$/i

/** "Grace Abernathy" of "Abernathy, Grace", as address books write it. A title behind the comma stays where it is. */
export const inReadingOrder = (name: string): string => {
  const [family, given, ...more] = name.split(/\s*,\s*/)
  return family && given && more.length === 0 && !notAName.test(given) ? `${given} ${family}` : name
}

// "Phil" and "Mag" are first names too: as titles they have a dot.
const title =
  /^(?:d?dr|(?:univ|hon|ass|assoc|apl|ao|jun|jr)?[.-]*prof|professor|pd|priv\.?-?doz|doz|(?:dipl|dr|mag|prof|lic)[.-]+\p{L}+|dipl|mr|mrs|ms|mx|miss|herrn?|frau|sir|dame)\.?$|^(?:m?mag|ing|rev|lic|dkfm|ra|wp|stb|hon|univ)\.(?:in)?$/iu
/** What follows a title and belongs to it: "Dr. med.", "Dr. rer. nat.", "Dipl.-Ing. (FH)". */
const field =
  /^(?:med|dent|vet|phil|rer|nat|pol|oec|publ|jur|iur|theol|ing|habil|h|c|mult|sc|hum|agr|forst|techn|mont|paed|psych|des|univ|inf|kfm|wirt|math|phys|chem|biol)\.$|^-?(?:ing|kffr|kfm)\.?$|^\((?:fh|tu|univ|ba|dh)\.?\)$/iu

const isTitle = (word: string, at: number): boolean => title.test(word) || word === 'DI' || (at > 0 && field.test(word))

const partsOf = (name: string): string[] =>
  name
    // "Prof.Dr.Andreas" has no spaces.
    .replace(/(?<=\p{L}{2}\.)(?=\p{L})|(?<=\bh\.)(?=c\.)/giu, ' ')
    .split(/\s+/)
    .filter((word) => word !== '')

/** The words of a name without the titles before it: "Andreas", "Richter" of "Prof. Dr. med. Andreas Richter". */
export function wordsOfName(name: string): string[] {
  const words = partsOf(inReadingOrder(name))
  let from = 0
  while (from < words.length && isTitle(words[from] ?? '', from)) from++
  return words.slice(from)
}

/**
 * "Ana" of "Ana Lima" and of "Dr. Ana Lima", as people are addressed. The whole name where it does not say the first one:
 * "Dr. Richter", "J. Richter".
 */
export function firstName(name: string): string {
  const read = inReadingOrder(name)
  const words = wordsOfName(name)
  const [first] = words
  if (first === undefined) return read
  const isTitled = partsOf(read).length > words.length
  // With a title and one word, that word is the family's; an initial names nobody.
  if ((isTitled && words.length === 1) || /^(?:\p{L}\.-?)+$/u.test(first)) return read.trim()
  if (!first.endsWith(',')) return first
  const [, given] = words
  return given === undefined || notAName.test(given) ? read.trim() : given.replace(/,$/u, '')
}
