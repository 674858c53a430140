import { fold } from '../names/words.rules.ts'
import { citiesByCountry, countryAliases, regions } from './cities.rules.ts'
import { statesByCountry } from './states.rules.ts'

/** A place that people ask for: `city:munich`, `country:de`, `region:dach`. */
export type PlaceCode = `city:${string}` | `country:${string}` | `region:${string}` | `state:${string}`

export interface Place {
  readonly code: PlaceCode
  /** As English calls it. */
  readonly name: string
  /** Lower-case code of the country that a city is in. */
  readonly country: string | null
  /** Of a state: its larger cities, as words. */
  readonly cities?: readonly string[]
}

const languages = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt', 'sv', 'da']

/** Countries whose smaller cities are called as people are: Jackson, Lincoln, Victoria. */
const namedLikePeople = new Set(['us', 'gb', 'ca', 'au', 'ie', 'za', 'ng', 'cn', 'kr', 'jp'])

interface Lexicon {
  readonly byName: ReadonlyMap<string, Place>
  readonly mostWords: number
}

let lexicon: Lexicon | undefined

/** Made when it is first asked for: the names of every country in ten languages take some milliseconds. */
const placesByName = (): Lexicon => (lexicon ??= makeLexicon())

function makeLexicon(): Lexicon {
  const byName = new Map<string, Place>()
  const add = (place: Place, names: readonly string[]): void => {
    for (const name of names.map(fold)) if (name !== '' && !byName.has(name)) byName.set(name, place)
  }
  for (const [country, cities] of Object.entries(citiesByCountry))
    for (const city of cities.split(';')) {
      const names = city.split('=').map((name) => name.trim())
      const [name = ''] = names
      add({ code: `city:${fold(name).replaceAll(' ', '-')}`, name, country: country.toLowerCase() }, names)
    }
  for (const [code, { names }] of Object.entries(regions)) {
    const all = names.split('=')
    add({ code: `region:${code}`, name: all[0] ?? code, country: null }, all)
  }
  const english = new Intl.DisplayNames(['en'], { type: 'region' })
  for (const country of Object.keys(citiesByCountry)) {
    const names = languages.map((language) => new Intl.DisplayNames([language], { type: 'region' }).of(country) ?? '')
    const aliases = countryAliases[country]?.split('=') ?? []
    add({ code: `country:${country.toLowerCase()}`, name: english.of(country) ?? country, country: null }, [
      ...names,
      ...aliases,
    ])
  }
  for (const [of, all] of Object.entries(statesByCountry))
    for (const state of all.split(' | ')) {
      const [, code = '', names = '', towns = ''] = /^(\S+) ([^:]+): (.+)$/.exec(state) ?? []
      const cities = towns.split('; ')
      const country = of.toLowerCase()
      const [name = ''] = names.split('=')
      add({ code: `state:${country}.${code}`, name, country, cities: cities.map(fold) }, names.split('='))
      if (!namedLikePeople.has(country))
        for (const city of cities) add({ code: `city:${fold(city).replaceAll(' ', '-')}`, name: city, country }, [city])
    }
  return { byName, mostWords: Math.max(...[...byName.keys()].map((name) => name.split(' ').length)) }
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

/** Every name of one word or more, for finding what a mistyped one may mean. */
export const placeNames = (): Iterable<string> => placesByName().byName.keys()

/** What a location says: "München, Bayern, Germany" is in Munich, in Germany, in DACH and in Europe. */
export function placesOf(location: string | null): PlaceCode[] {
  const words = fold(location ?? '').split(' ')
  const codes = new Set<PlaceCode>()
  for (let at = 0; at < words.length;) {
    const found = placeAt(words, at)
    if (found) {
      codes.add(found.place.code)
      const country = found.place.country ?? /^country:(..)$/.exec(found.place.code)?.[1]
      if (country) for (const code of within(country)) codes.add(code)
    }
    at += found?.length ?? 1
  }
  return [...codes]
}

const within = (country: string): PlaceCode[] => [
  `country:${country}`,
  ...Object.entries(regions)
    .filter(([, { countries }]) => countries.split(' ').includes(country.toUpperCase()))
    .map(([code]) => `region:${code}` as const),
]
