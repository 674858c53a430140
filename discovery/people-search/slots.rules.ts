import { nicknamesOf, spellingsOf } from '@wellmet/identity/names/nicknames.rules.ts'
import { companyKey } from '@wellmet/identity/companies-by-name/company-names.rules.ts'
import { companyName, letters, wordsOf } from '@wellmet/identity/names/words.rules.ts'
import type { Place } from '@wellmet/identity/places/places.rules.ts'
import { facet } from '@wellmet/identity/search-words/facets.rules.ts'
import { readTitle } from '@wellmet/identity/titles/read-title.rules.ts'
import {
  exactQuery,
  shortestBeginning,
  type Field,
  type TokenQuery,
} from '@wellmet/identity/search-words/search-words.rules.ts'
import type { Option, Slot } from './question.rules.ts'
import { worths, is, begins, has, any, all, inARow, option, noTokens, joined } from './slot-queries.rules.ts'

const mayBegin = (word: string, field: Field): boolean =>
  letters(word).length >= (field === 'name' ? shortestBeginning.ofName : shortestBeginning.ofAnything)

const beginnings = (word: string): Option[] => [
  ...(mayBegin(word, 'name') ? [option(begins(word, 'name'), worths.nameBegins, 'name', 'beginning')] : []),
  ...(mayBegin(word, 'company')
    ? [
        option(begins(word, 'company'), worths.companyBegins, 'company', 'beginning'),
        option(begins(word, 'title'), worths.titleBegins, 'title', 'beginning'),
      ]
    : []),
]

/** A word that may be anything; what it says of a place, too. */
export function wordSlot(word: string, typed: string, place?: Place): Slot {
  const nicknames = [...new Set([...nicknamesOf(word), ...spellingsOf(word)])]
  return {
    part: 'word',
    typed,
    options: [
      option(is(word, 'name'), worths.exact, 'name', 'whole'),
      ...(nicknames.length > 0
        ? [option(any(nicknames.map((name) => is(name, 'name'))), worths.nickname, 'name', 'nickname')]
        : []),
      ...(place ? [option(isIn(place), worths.exact, 'location', 'meaning')] : []),
      option(is(word, 'company'), worths.company, 'company', 'whole'),
      option(is(word, 'location'), worths.location, 'location', 'whole'),
      option(is(word, 'title'), worths.title, 'title', 'whole'),
      ...beginnings(word),
    ],
    tokens: joined([
      exactQuery(word),
      { people: nicknames.map((name) => `word:${name}`), words: [] },
      place ? placeTokens(place) : noTokens,
    ]),
    words: [word],
    rarity: place ? 2 : 5 + word.length,
    ...(place ? { isPlace: true } : {}),
  }
}

/** Words in quotes stand in this order in one field. */
export function phraseSlot(typed: string): Slot {
  const words = wordsOf(typed)
  return {
    part: 'word',
    typed,
    options: (['name', 'company', 'title', 'location'] as const).map((field) =>
      option(inARow(words, field), worths.exact, field, 'whole'),
    ),
    tokens: oneOfAll(words),
    words: [],
    rarity: 20,
    isQuoted: true,
  }
}

/** One of these companies, as it was written: "at Stripe or Adyen". */
export function companySlot(names: readonly string[], { domains = [] as readonly string[] } = {}): Slot {
  const wanted = names.map((name) => ({ key: companyKey(name), words: companyName(name).split(' ') }))
  const keys = wanted.map(({ key }) => facet('company', key))
  const at = domains.map((domain) => facet('domain', domain))
  const spelled = wanted.map(({ words }) => words)
  const last = (words: readonly string[]) => words.at(-1) ?? ''
  const begun = spelled.filter((words) => mayBegin(last(words), 'company'))
  return {
    part: 'company',
    typed: names.join(' or '),
    names,
    options: [
      option(any([...keys, ...at].map(has)), worths.exact, 'company', 'meaning'),
      option(any(spelled.map((words) => inARow(words, 'company'))), worths.company, 'company', 'whole'),
      ...(begun.length > 0
        ? [
            option(
              any(
                begun.map((words) =>
                  all([...words.slice(0, -1).map((word) => is(word, 'company')), begins(last(words), 'company')]),
                ),
              ),
              worths.companyBegins,
              'company',
              'beginning',
            ),
          ]
        : []),
      option(any(wanted.map(({ key }) => has(facet('former', key)))), worths.former, 'title', 'near'),
    ],
    tokens: joined([
      ...spelled.map(rarest),
      { people: [...keys, ...at, ...wanted.map(({ key }) => facet('former', key))], words: [] },
    ]),
    words: names.length === 1 ? (spelled[0] ?? []) : [],
    rarity: 15,
  }
}

/** Several words that are the name of somebody or of a company. */
export function namedSlot(typed: string): Slot {
  const company = companySlot([typed])
  const isCalled = all(wordsOf(typed).map((word) => is(word, 'name')))
  return { ...company, part: 'word', options: [option(isCalled, worths.exact, 'name', 'whole'), ...company.options] }
}

/** Googlers worked at Google. */
const employersIn = (name: string): string[] => [name, ...(/\p{L}{3}rs$/iu.test(name) ? [name.slice(0, -2)] : [])]

/** Who studied there, belongs to it or invested in it; who works there comes after. */
export function backgroundSlot(names: readonly string[]): Slot {
  const codes = names.map((name) => facet('background', companyKey(name)))
  const there = names.flatMap((name) => [facet('former', companyKey(name)), facet('company', companyKey(name))])
  return {
    part: 'background',
    typed: names.join(' or '),
    names,
    options: [
      option(any(codes.map(has)), worths.exact, 'title', 'meaning'),
      option(any(there.map(has)), worths.former, 'company', 'near'),
    ],
    tokens: { people: [...codes, ...there], words: [] },
    words: [],
    rarity: 12,
  }
}

/** Who was there before; of a school or a community, who is of it. */
export function formerSlot(names: readonly string[]): Slot {
  const codes = names
    .flatMap(employersIn)
    .flatMap((name) => [facet('former', companyKey(name)), facet('background', companyKey(name))])
  return {
    part: 'former',
    typed: names.join(' or '),
    names,
    options: [option(any(codes.map(has)), worths.exact, 'title', 'meaning')],
    tokens: { people: codes, words: [] },
    words: [],
    rarity: 12,
  }
}

/** By what the location means; whoever is in a city of a state is in the state. */
const isIn = ({ code, cities = [] }: Place): string =>
  any([
    has(facet('place', code)),
    ...cities.flatMap((city) => [has(cityCode(city)), inARow(city.split(' '), 'location')]),
  ])

const placeTokens = ({ code, cities = [] }: Place): TokenQuery =>
  joined([
    { people: [facet('place', code), ...cities.map(cityCode)], words: [] },
    ...cities.map((city) => oneOfAll(city.split(' '))),
  ])

const cityCode = (city: string): string => facet('place', `city:${city.replaceAll(' ', '-')}`)

/** Somewhere that we know, or wherever the location says these words. */
export function placeSlot(places: readonly Place[], typed: string): Slot {
  const words = wordsOf(typed)
  return {
    part: 'location',
    typed,
    options: [
      ...(places.length > 0 ? [option(any(places.map(isIn)), worths.exact, 'location', 'meaning')] : []),
      ...(places.length > 1
        ? []
        : [option(all(words.map((word) => is(word, 'location'))), worths.exact - 1, 'location', 'whole')]),
    ],
    tokens: joined([...places.map(placeTokens), ...(places.length > 1 ? [] : [oneOfAll(words)])]),
    words: [],
    rarity: 3,
  }
}

/** In a sector, by the company or by what the title says. */
export function sectorSlot(sectors: readonly string[], typed: string): Slot {
  const words = wordsOf(typed)
  const codes = sectors.map((sector) => facet('sector', sector))
  return {
    part: 'sector',
    typed,
    options: [
      option(any(codes.map(has)), worths.exact, 'company', 'meaning'),
      option(all(words.map((word) => is(word, 'company'))), worths.exact - 1, 'company', 'whole'),
      option(all(words.map((word) => is(word, 'title'))), worths.company, 'title', 'whole'),
    ],
    tokens: joined([{ people: codes, words: [] }, oneOfAll(words)]),
    words: [],
    rarity: 1,
  }
}

/** What somebody does: `codes` say it fully, `near` nearly, and a title may say it in the same words. */
export function roleSlot(typed: string, codes: readonly string[], near: readonly string[], mustHave?: string): Slot {
  const written = wordsOf(typed)
  const words = written.filter((word) => !joining.has(word))
  // One word of a title may be about somebody else: the assistant to the CEO is no CEO.
  const said = codes.length === 0 ? all(words.map((word) => is(word, 'title'))) : inARow(written, 'title')
  const also = (query: string): string => (mustHave ? `((${query}) & ${has(mustHave)})` : query)
  const full: Slot = {
    part: 'role',
    typed,
    options: [
      ...(codes.length > 0 ? [option(also(any(codes.map(has))), worths.exact, 'title', 'meaning')] : []),
      ...(codes.length === 0 || words.length > 1 ? [option(said, worths.exact, 'title', 'whole')] : []),
    ],
    tokens: joined([
      { people: mustHave ? [mustHave] : codes, words: [] },
      words.length > 1 ? oneOfAll(words, (word) => says(word, codes)) : noTokens,
    ]),
    words: [],
    rarity: 2,
  }
  return {
    ...full,
    options: [
      ...full.options,
      ...(near.length > 0 ? [option(also(any(near.map(has))), worths.near, 'title', 'near')] : []),
      ...(codes.length > 0 && words.length === 1
        ? [option(also(any(formsOf(words).map(saidOfThemselves))), worths.saidInTitle, 'title', 'said')]
        : []),
      // Some are called Baker, and one is called Dean Baker.
      ...(words.length < 3
        ? [option(all(words.map((word) => is(word, 'name'))), worths.exact - 2, 'name', 'whole')]
        : []),
    ],
    tokens: joined([
      { people: mustHave && codes.length > 0 ? [mustHave] : [...codes, ...near], words: [] },
      oneOfAll(words, (word) => says(word, codes)),
      ...(words.length === 1 ? formsOf(words).map(exactQuery) : []),
    ]),
    ...(codes.length > 0 ? { inFull: full } : {}),
  }
}

/** Whether the word alone says what these codes say: whoever has it is found by the codes already. */
const says = (word: string, codes: readonly string[]): boolean =>
  readTitle(word).functions.some((name) => codes.some((code) => code.startsWith(facet('job', `${name}:`))))

/** As it is typed, and of one: titles say "Analyst". */
const formsOf = (words: readonly string[]): string[] => [
  ...new Set(words.flatMap((word) => [word, word.replace(/(?<=\p{L}{3})s$/u, '')])),
]

/** A credit analyst is an analyst; the assistant to the CEO is no CEO. */
const saidOfThemselves = (word: string): string =>
  `(${[is(word, 'title'), ...['to', 'the'].map((before) => `!${inARow([before, word], 'title')}`)].join(' & ')})`

const joining = new Set(['of', 'and', 'the', 'for', 'de', 'des', 'der', 'du', 'di'])

/** Either of two: what is asked for by one word may be a role or a sector. */
export const eitherSlot = (slot: Slot, other: Slot): Slot => ({
  ...slot,
  inFull: undefined,
  options: [...slot.options, ...other.options],
  tokens: joined([slot.tokens, other.tokens]),
  words: [...slot.words, ...other.words],
  rarity: Math.min(slot.rarity, other.rarity),
})

/** One of these words in the place of what was typed. */
export const correctedSlot = (slot: Slot, meant: ReadonlyMap<string, readonly string[]>, tokens: TokenQuery): Slot => {
  const isWord = slot.part === 'word'
  const spelled = slot.words.map((word) => [word, ...(meant.get(word) ?? [])])
  const inField = (field: Field): string =>
    all(spelled.map((words) => `(${any(words.map((word) => is(word, field)))})`))
  return {
    ...slot,
    options: [
      ...slot.options,
      ...(isWord ? [option(inField('name'), worths.mistyped, 'name', 'mistyped')] : []),
      option(inField('company'), worths.mistyped - 20, 'company', 'mistyped'),
    ],
    tokens: joined([slot.tokens, tokens]),
  }
}

/** What a slot is worth by one of its words alone, in one of these fields. */
const inPart = 380

/** The same slot, which whoever has one of these words has in part. */
export const withWords = (
  slot: Slot,
  words: readonly string[],
  among: readonly Field[],
  { isBegun = false } = {},
): Slot => {
  if (words.length === 0) return slot
  const inField = isBegun ? begins : is
  return {
    ...slot,
    inFull: undefined,
    options: [
      ...slot.options,
      ...among.flatMap((field) => words.map((word) => option(inField(word, field), inPart, field, 'said'))),
    ],
    tokens: joined([slot.tokens, ...words.map((word) => (isBegun ? exactQuery(word) : wordQuery(word)))]),
  }
}

const wordQuery = (word: string): TokenQuery => ({ people: [`word:${word}`], words: [] })

/** Of words that all must be there as they are written, one finds whoever has them: the telling one, or the longest. */
function oneOfAll(words: readonly string[], isTelling: (word: string) => boolean = () => false): TokenQuery {
  const [one] = words.toSorted((a, b) => Number(isTelling(b)) - Number(isTelling(a)) || b.length - a.length)
  return one === undefined ? noTokens : { people: [`word:${one}`], words: [] }
}

/** Of words that stand together and of which the last may be begun, the longest is the rarest. */
function rarest(words: readonly string[]): TokenQuery {
  const [longest] = words.toSorted((a, b) => b.length - a.length)
  return longest === undefined ? noTokens : exactQuery(longest)
}

/** A word beside a name that may be a part of it: Will Smith, Priya Das. */
export const nameExtra = (word: string): Option => option(is(word, 'name'), 400, 'name', 'whole')

/** Several words in a row that are the whole name of a company. */
export const companyExtra = (run: string): Option =>
  option(has(facet('company', companyKey(run))), 300, 'company', 'meaning')
