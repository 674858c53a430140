/**
 * How the word for somebody and the word for what they do end: a musicologist works in musicology, a Verwalter in the
 * Verwaltung. Each row is one family; a word with one of its endings may be written with any other of them.
 */
const families: readonly (readonly string[])[] = [
  // English
  'ologist ology ological',
  'ographer ography ographic',
  'onomist onomy onomics',
  'onomer onomy',
  'iatrist iatry iatric iatrics',
  'opath opathy',
  'icist ics ical',
  'ician ics ic',
  'mist mistry',
  'tist tistry',
  'nist ny',
  'arian ary',
  'ancer ancing',
  'iser izer ising izing isation ization',
  'sultant sultancy sulting',
  'countant countancy counting',
  'ervator ervation',
  'ator ation ating',
  'itor iting ition',
  'ester estry',
  'ewer ewing ewery',
  'iner ining ine',
  'aiser aising',
  'eeper eeping',
  'aker aking',
  'ourer ouring',
  'oper oping',
  'anner anning',
  'eyor eying ey',
  'eward ewarding',
  // German
  'loge login logie',
  'graf grafin grafie graphie',
  'onom onomin onomie',
  'iker ikerin ik',
  'emiker emie',
  'wissenschaftler wissenschaftlerin wissenschaft wissenschaften',
  'wirt wirtin wirtschaft',
  'walter walterin waltung',
  'leiter leiterin leitung',
  'berater beraterin beratung',
  'betreuer betreuerin betreuung',
  'pfleger pflegerin pflege',
  'lehrer lehrerin lehre',
  'planer planerin planung',
  'forscher forscherin forschung',
  'prufer pruferin prufung',
  'sprecher sprecherin sprecherei',
  'backer backerin backerei',
  'brauer brauerin brauerei',
  'drucker druckerin druckerei',
  'gartner gartnerin gartnerei',
  'schreiner schreinerin schreinerei',
  'weber weberin weberei',
  'thekar thekarin thek',
  'hivar hivarin hiv',
  'otar otarin otariat',
  'akteur akteurin aktion',
].map((row) => row.split(' '))

/** How one word is spelled in two ways, in England and in America. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/is(?=e[rs]*$|ing$|ation$)/, 'iz'],
  [/iz(?=e[rs]*$|ing$|ation$)/, 'is'],
  [/our(?=s?$|er)/, 'or'],
  [/bor(?=s?$|er|\b)/, 'bour'],
  [/aest/, 'est'],
  [/anaes/, 'anes'],
  [/paed/, 'ped'],
  [/haem/, 'hem'],
  [/ogue(?=s?$)/, 'og'],
  [/tre(?=s?$)/, 'ter'],
  [/men$/, 'man'],
  [/women$/, 'woman'],
]

/** An ending may be a whole word, but one letter before it is no word. */
const isStart = (start: string): boolean => start.length !== 1
const shortest = 6

/** Other words for whoever works in a field and for the field itself, of one, folded: those that exist and those that do not. */
export function derivedWords(word: string): string[] {
  if (word.length < shortest) return []
  const singular = word
    .replace(/ies$/, 'y')
    .replace(/innen$/, 'in')
    .replace(/(?<=[^s])s$/, '')
    .replace(/men$/, 'man')
  const forms = [word, singular]
  const spelled = forms.flatMap((form) => spellings.map(([written, also]) => form.replace(written, also)))
  const derived = [...forms, ...spelled].flatMap((form) =>
    families.flatMap((family) =>
      family.flatMap((ending) => {
        const start = form.slice(0, -ending.length)
        return form.endsWith(ending) && isStart(start) ? family.map((other) => start + other) : []
      }),
    ),
  )
  return [...new Set([...forms, ...spelled, ...derived])].filter((one) => one !== word)
}
