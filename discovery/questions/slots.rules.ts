import { nicknamesOf, spellingsOf } from '@wellmet/identity/names/nicknames.rules.ts'
import { widerSector } from '@wellmet/identity/companies-by-name/sectors.rules.ts'
import { companyKey, companyWords } from '@wellmet/identity/companies-by-name/company-names.rules.ts'
import { companyName, letters, wordsOf } from '@wellmet/identity/names/words.rules.ts'
import type { Place } from '@wellmet/identity/places/places.rules.ts'
import { derivedWords } from '@wellmet/identity/titles/derived-words.rules.ts'
import { stem } from '@wellmet/identity/titles/occupation-words.rules.ts'
import { facet } from '@wellmet/identity/search-words/facets.rules.ts'
import { latinWords } from '@wellmet/identity/search-words/latin-words.rules.ts'
import { shortestBeginning, type Field } from '@wellmet/identity/search-words/search-words.rules.ts'
import type { Option, Slot } from './question.rules.ts'
import { inflected } from './inflected-words.rules.ts'
import { all, any, begins, has, inARow, is, not, type Query } from './query.rules.ts'
import { worths, option } from './slot-queries.rules.ts'

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
  const nicknames = [...new Set([...nicknamesOf(word), ...spellingsOf(word), ...latinWords(typed)])]
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
      ...(word.length < shortestStem
        ? []
        : [option(has(facet('industry', stem(word))), worths.industry, 'company', 'meaning')]),
      ...inOtherForms(word),
      ...beginnings(word),
    ],
    words: [word],
    rarity: place ? 2 : 5 + word.length,
    ...(place ? { isPlace: true } : {}),
  }
}

const shortestStem = 4

/** Whoever asks for weavers means a weaver; a musicologist may be a professor of musicology. */
function inOtherForms(word: string): Option[] {
  const others = inflected(word).filter((form) => form !== word)
  return [
    ...(others.length > 0
      ? [option(any(others.map((form) => is(form, 'title'))), worths.inflected, 'title', 'whole')]
      : []),
    ...inField(word),
  ]
}

/** A title that names the field of whoever is asked for, or is spelled in another way. */
function inField(word: string): Option[] {
  const fields = derivedWords(word)
  return fields.length === 0
    ? []
    : [option(any(fields.map((form) => is(form, 'title'))), worths.derived, 'title', 'said')]
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
      ...declinedNames(spelled),
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
    words: names.length === 1 ? (spelled[0] ?? []) : [],
    rarity: 15,
  }
}

/** "Bei der Goldenen Krone", "beim Landgerichts": a German question declines what a name does not. */
function declinedNames(spelled: readonly (readonly string[])[]): Option[] {
  const declined = spelled.filter((words) => words.some((word) => undeclined(word).length > 1))
  return declined.length === 0
    ? []
    : [
        option(
          any(
            declined.map((words) => all(words.map((word) => any(undeclined(word).map((one) => is(one, 'company')))))),
          ),
          worths.companyBegins,
          'company',
          'whole',
        ),
      ]
}

const shortestDeclined = 5
const undeclined = (word: string): string[] => {
  const one = word.length < shortestDeclined ? word : word.replace(/(?:es|[nsmr])$/, '')
  return [...new Set([word, one])]
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
    options: [
      option(any(codes.map(has)), worths.exact, 'title', 'meaning'),
      ...names.flatMap((name) => saidOfBefore(companyWords(name))),
    ],
    words: [],
    rarity: 12,
  }
}

/** A title names another company than the one where somebody is: "Baker | formerly Acme Foods". */
const saidOfBefore = (words: readonly string[]): Option[] =>
  words.length === 0
    ? []
    : [
        option(
          all(words.map((word) => any(undeclined(word).map((one) => has(facet('formerly', one)))))),
          worths.saidFormer,
          'title',
          'meaning',
        ),
        option(
          all([...words.map((word) => is(word, 'title')), not(all(words.map((word) => is(word, 'company'))))]),
          worths.saidFormer - 1,
          'title',
          'said',
        ),
      ]

/** By what the location means; whoever is in a city of a state is in the state. */
const isIn = ({ code, cities = [], parts = [] }: Place): Query =>
  any([
    ...[code, ...parts].map((place) => has(facet('place', place))),
    ...cities.flatMap((city) => [has(cityCode(city)), inARow(city.split(' '), 'location')]),
  ])

const cityCode = (city: string): string => facet('place', `city:${city.replaceAll(' ', '-')}`)

/** "Ex Krematorium Hamburg": the place may be a part of the name of the employer before it. */
export const orOfFormer = (slot: Slot): Slot => ({
  ...slot,
  options: [
    ...slot.options,
    option(all(wordsOf(slot.typed).map((word) => has(facet('formerly', word)))), worths.saidFormer, 'title', 'said'),
  ],
})

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
        : [
            option(all(words.map((word) => is(word, 'location'))), worths.exact - 1, 'location', 'whole'),
            // Whose city is unknown may work at Stadtwerke Kiel.
            option(all(words.map((word) => is(word, 'company'))), worths.placeOfCompany, 'company', 'said'),
            ...citiesInNames(places),
            option(all(words.map((word) => is(word, 'title'))), worths.placeInTitle, 'title', 'said'),
            ...(places.length === 0 && words.length === 1 ? words.flatMap(inField) : []),
          ]),
    ],
    words: [],
    rarity: 3,
  }
}

/** Of a state so many; a country has too many, and names of companies say its cities by chance. */
const mostCitiesInNames = 40

/** Whoever asks for Saxony means Stadtwerke Leipzig, too. */
const citiesInNames = (places: readonly Place[]): Option[] => {
  const cities = places.flatMap((place) => place.cities ?? []).slice(0, mostCitiesInNames)
  const isState = places.some(({ code }) => code.startsWith('state:'))
  return !isState || cities.length === 0
    ? []
    : [
        option(
          any(cities.map((city) => inARow(city.split(' '), 'company'))),
          worths.placeOfCompany - 1,
          'company',
          'said',
        ),
      ]
}

/** In a sector, by the company or by what the title says. */
export function sectorSlot(sectors: readonly string[], typed: string): Slot {
  const words = wordsOf(typed)
  const codes = sectors.map((sector) => facet('sector', sector))
  const wider = sectors.flatMap((sector) => widerSector(sector) ?? [])
  return {
    part: 'sector',
    typed,
    options: [
      option(any(codes.map(has)), worths.exact, 'company', 'meaning'),
      option(all(words.map((word) => is(word, 'company'))), worths.exact - 1, 'company', 'whole'),
      option(
        all(words.map((word) => any(inflected(word).map((form) => is(form, 'title'))))),
        worths.company,
        'title',
        'whole',
      ),
      ...(wider.length > 0
        ? [option(any(wider.map((sector) => has(facet('sector', sector)))), worths.near, 'company', 'near')]
        : []),
    ],
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
  const also = (query: Query): Query => (mustHave ? all([query, has(mustHave)]) : query)
  return {
    part: 'role',
    typed,
    options: [
      ...(codes.length > 0 ? [option(also(any(codes.map(has))), worths.exact, 'title', 'meaning')] : []),
      ...(codes.length === 0 || words.length > 1 ? [option(said, worths.exact, 'title', 'whole')] : []),
      ...(near.length > 0 ? [option(also(any(near.map(has))), worths.near, 'title', 'near')] : []),
      ...(codes.length > 0 && words.length === 1
        ? [option(also(any(formsOf(words).map(saidOfThemselves))), worths.saidInTitle, 'title', 'said')]
        : []),
      // Some are called Baker, and one is called Dean Baker.
      ...(words.length < 3
        ? [option(all(words.map((word) => is(word, 'name'))), worths.exact - 2, 'name', 'whole')]
        : []),
    ],
    words: [],
    rarity: 2,
  }
}

/** As it is typed, and of one: titles say "Analyst". */
const formsOf = (words: readonly string[]): string[] => [
  ...new Set(words.flatMap((word) => [word, word.replace(/(?<=\p{L}{3})s$/u, '')])),
]

/** A credit analyst is an analyst; the assistant to the CEO is no CEO. */
const saidOfThemselves = (word: string): Query =>
  all([is(word, 'title'), ...['to', 'the'].map((before) => not(inARow([before, word], 'title')))])

const joining = new Set(['of', 'and', 'the', 'for', 'de', 'des', 'der', 'du', 'di'])

/** Either of two: what is asked for by one word may be a role or a sector. */
export const eitherSlot = (slot: Slot, other: Slot): Slot => ({
  ...slot,
  options: [...slot.options, ...other.options],
  words: [...slot.words, ...other.words],
  rarity: Math.min(slot.rarity, other.rarity),
})

/** "Leiterin der Theaterkasse": what follows may be a part of the title, too. */
export const orInTitle = (slot: Slot, words: readonly string[]): Slot => ({
  ...slot,
  options: [
    ...slot.options,
    option(
      all(words.map((word) => any(inflected(word).map((form) => is(form, 'title'))))),
      worths.title,
      'title',
      'whole',
    ),
  ],
})

/** One of these words in the place of what was typed. */
export const correctedSlot = (slot: Slot, meant: ReadonlyMap<string, readonly string[]>): Slot => {
  const isWord = slot.part === 'word'
  const spelled = slot.words.map((word) => [word, ...(meant.get(word) ?? [])])
  const inField = (field: Field): Query => all(spelled.map((words) => any(words.map((word) => is(word, field)))))
  return {
    ...slot,
    options: [
      ...slot.options,
      ...(isWord ? [option(inField('name'), worths.mistyped, 'name', 'mistyped')] : []),
      option(inField('company'), worths.mistyped - 20, 'company', 'mistyped'),
      ...(isWord ? [option(inField('title'), worths.mistyped - 40, 'title', 'mistyped')] : []),
    ],
  }
}

/** A word beside a name that may be a part of it: Will Smith, Priya Das. */
export const nameExtra = (word: string): Option => option(is(word, 'name'), 400, 'name', 'whole')

/** Several words in a row that are the whole name of a company. */
export const companyExtra = (run: string): Option =>
  option(has(facet('company', companyKey(run))), 300, 'company', 'meaning')
