const notAName = /^(?:jr|sr|ii|iii|iv|ph\.?d|m\.?d|mba|msc|bsc|llm|cfa|cpa|pmp|esq|dr|prof)\.?$/i

/** "Grace Abernathy" of "Abernathy, Grace", as address books write it. A title behind the comma stays where it is. */
export const inReadingOrder = (name: string): string => {
  const [family, given, ...more] = name.split(/\s*,\s*/)
  return family && given && more.length === 0 && !notAName.test(given) ? `${given} ${family}` : name
}

/** "Ana" of "Ana Lima", as people are addressed. */
export const firstName = (name: string): string => inReadingOrder(name).split(' ')[0] ?? name
