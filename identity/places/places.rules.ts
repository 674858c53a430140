import { fold } from '../names/words.rules.ts'
import { citiesByCountry, countryAliases, regions } from './cities.rules.ts'
import { statesByCountry } from './gazetteer.rules.ts'
import { stateAliases, subregions } from './subregions.rules.ts'

/** A place that people ask for: `city:munich`, `country:de`, `region:dach`. */
export type PlaceCode = `city:${string}` | `country:${string}` | `region:${string}` | `state:${string}`

export interface Place {
  readonly code: PlaceCode
  /** As English calls it. */
  readonly name: string
  /** Lower-case code of the country that a city is in. */
  readonly country: string | null
  /** Of a state or a part of a country: its larger cities, as words. */
  readonly cities?: readonly string[]
  /** Of a region: the codes of its countries or states. */
  readonly parts?: readonly PlaceCode[]
}

const languages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt', 'sv', 'da']

/** Countries whose smaller cities are called as people are: Jackson, Lincoln, Victoria. */
const namedLikePeople = new Set(['us', 'gb', 'ca', 'au', 'ie', 'za', 'ng', 'cn', 'kr', 'jp'])

/** Countries whose states and larger cities people ask for by name. */
const asked = new Set('at au be br ca ch cn de dk es fi fr gb ie in it jp kr mx ng nl no pl pt se tr us za'.split(' '))
const mostCities = 12
/** Names of states that are words of another language. */
const isWord = new Set(['marken', 'marches', 'marche', 'para', 'acre', 'centre', 'central', 'capital', 'goa'])

const countryCode = (country: string): PlaceCode => `country:${country}`
const stateCode = (country: string, code: string): PlaceCode => `state:${country}.${code}`

const cityOf = (country: string, [name = '']: readonly string[]): Place => ({
  code: `city:${fold(name).replaceAll(' ', '-')}`,
  name,
  country,
})

interface State {
  readonly country: string
  readonly code: string
  readonly names: readonly string[]
  /** The names of each. */
  readonly cities: readonly (readonly string[])[]
}

function* states(): Generator<State> {
  for (const [of, all] of Object.entries(statesByCountry))
    for (const state of all.split(' | ')) {
      const [, code = '', names = '', cities = ''] = /^(\S+) ([^:]*): (.*)$/.exec(state) ?? []
      yield {
        country: of.toLowerCase(),
        code,
        names: names.split('=').filter(Boolean),
        cities: cities.split('; ').map((city) => city.split('=')),
      }
    }
}

interface Lexicon {
  readonly byName: ReadonlyMap<string, Place>
  /** Those of the gazetteer. */
  readonly towns: ReadonlySet<string>
  readonly mostWords: number
}

let lexicon: Lexicon | undefined

/** Made when it is first asked for: the names of every country in ten languages take some milliseconds. */
const placesByName = (): Lexicon => (lexicon ??= makeLexicon())

function makeLexicon(): Lexicon {
  const byName = new Map<string, Place>()
  const towns = new Set<string>()
  const add = (place: Place, names: readonly string[]): void => {
    for (const name of names.map(fold)) if (name !== '' && !byName.has(name)) byName.set(name, place)
  }
  for (const [country, cities] of Object.entries(citiesByCountry))
    for (const city of cities.split(';')) {
      const names = city.split('=').map((name) => name.trim())
      const [name = ''] = names
      add({ code: `city:${fold(name).replaceAll(' ', '-')}`, name, country: country.toLowerCase() }, names)
    }
  for (const [code, { names, countries }] of Object.entries(regions)) {
    const all = names.split('=')
    const parts = countries.split(' ').map((country) => countryCode(country.toLowerCase()))
    add({ code: `region:${code}`, name: all[0] ?? code, country: null, parts }, all)
  }
  const english = new Intl.DisplayNames(['en'], { type: 'region' })
  for (const country of Object.keys(citiesByCountry)) {
    const names = languages.map((language) => new Intl.DisplayNames([language], { type: 'region' }).of(country) ?? '')
    const aliases = countryAliases[country]?.split('=') ?? []
    add({ code: countryCode(country.toLowerCase()), name: english.of(country) ?? country, country: null }, [
      ...names,
      ...aliases,
    ])
  }
  for (const { country, code, names, cities } of states()) {
    if (!asked.has(country)) continue
    const [name = ''] = names
    const large = cities.slice(0, mostCities)
    const place: Place = {
      code: stateCode(country, code),
      name,
      country,
      cities: large.map(([city = '']) => fold(city)),
    }
    const aliases = stateAliases[`${country}.${code}`]?.split('=') ?? []
    add(place, [...names.filter((one) => !isWord.has(fold(one))), ...aliases])
    if (namedLikePeople.has(country)) continue
    for (const named of large) {
      for (const town of named.map(fold)) if (!byName.has(town)) towns.add(town)
      add(cityOf(country, named), named)
    }
  }
  for (const [code, { names, country, cities, states: within }] of Object.entries(subregions)) {
    const all = names.split('=')
    const place: Place = {
      code: `region:${code}`,
      name: all[0] ?? code,
      country,
      cities: (cities?.split('; ') ?? []).map((city) => fold(city)),
      parts: (within?.split(' ') ?? []).map((state) => stateCode(country, state)),
    }
    add(place, all)
  }
  return { byName, towns, mostWords: Math.max(...[...byName.keys()].map((name) => name.split(' ').length)) }
}

export const placeNamed = (name: string): Place | undefined => placesByName().byName.get(fold(name))

/** The longest place that begins here, and how many words it has. */
export function placeAt(words: readonly string[], from: number): { place: Place; length: number } | undefined {
  const { byName, mostWords } = placesByName()
  for (let length = Math.min(mostWords, words.length - from); length > 0; length -= 1) {
    const place = byName.get(words.slice(from, from + length).join(' '))
    if (place) return { place, length }
  }
  return undefined
}

/** Names that a mistyped word may mean. With those of smaller cities too many a name would be taken for a slip. */
export const placeNames = (): string[] => {
  const { byName, towns } = placesByName()
  return [...byName.keys()].filter((name) => !towns.has(name))
}

/** Where a city is. */
interface Seat {
  readonly country: string
  readonly state: string
}

let gazetteer: { cities: ReadonlyMap<string, readonly Seat[]> } | undefined

/** By each name of a city. */
function makeGazetteer() {
  const cities = new Map<string, Seat[]>()
  for (const { country, code, cities: all } of states())
    for (const name of new Set(all.flat().map(fold))) {
      const seats = cities.get(name) ?? []
      seats.push({ country, state: code })
      cities.set(name, seats)
    }
  return { cities }
}

/** What a location says: "München, Bayern, Germany" is in Munich, in Germany and in Bavaria. */
export function placesOf(location: string | null): PlaceCode[] {
  const seat = seatByCode(location ?? '')
  const words = fold(location ?? '').split(' ')
  const codes = new Set<PlaceCode>()
  for (let at = 0; at < words.length;) {
    const found = placeAt(words, at)
    const country = found && (found.place.country ?? /^country:(..)$/.exec(found.place.code)?.[1])
    if (found) codes.add(found.place.code)
    if (country && (!seat || seat.country === country)) codes.add(countryCode(country))
    at += found?.length ?? 1
  }
  const where = seat ?? seatByName(location ?? '', codes)
  if (where) for (const code of [countryCode(where.country), stateCode(where.country, where.state)]) codes.add(code)
  return [...codes]
}

const seatsOf = (location: string): readonly Seat[] =>
  (gazetteer ??= makeGazetteer()).cities.get(fold(location.split(',')[0] ?? '')) ?? []

/** "Cambridge, MA": Americans write the code of the state. */
function seatByCode(location: string): Seat | undefined {
  const code = /,\s*([A-Z]{2})\b/.exec(location)?.[1]?.toLowerCase()
  return code === undefined
    ? undefined
    : seatsOf(location).find(({ country, state }) => country === 'us' && state === code)
}

/** The state of the city that a location begins with, unless several are called so where the location says that it is. */
function seatByName(location: string, said: ReadonlySet<PlaceCode>): Seat | undefined {
  const countries = [...said].flatMap((code) => /^country:(..)$/.exec(code)?.[1] ?? [])
  const states = [...said].filter((code) => code.startsWith('state:'))
  const there = seatsOf(location).filter(
    ({ country, state }) =>
      (countries.length === 0 || countries.includes(country)) &&
      (states.length === 0 || states.includes(stateCode(country, state))),
  )
  return there.length === 1 ? there[0] : undefined
}
