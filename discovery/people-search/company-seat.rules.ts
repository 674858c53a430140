import { wordsOf } from '@wellmet/identity/names/words.rules.ts'
import { placeAt, placesOf, type Place } from '@wellmet/identity/places/places.rules.ts'

/** What the words name, where all of them name one place. */
export function placeMeant(typed: string): Place | undefined {
  const words = wordsOf(typed)
  const found = placeAt(words, 0)
  return found?.length === words.length ? found.place : undefined
}

interface EmployerPlace {
  readonly location: string
  /** Of the company itself, as the directory says. */
  readonly isSeat: boolean
  /** How many who work there are in this place. */
  readonly times: number
}

/** One colleague may be anywhere. */
const fewestColleagues = 2

/** Whether a company sits in a place: by the directory, or else because most of who works there is in it. */
export function isSeatedIn(place: Place, places: readonly EmployerPlace[]): boolean {
  const wanted = new Set<string>([
    place.code,
    ...(place.parts ?? []),
    ...(place.cities ?? []).map((city) => `city:${city.replaceAll(' ', '-')}`),
  ])
  const isThere = ({ location }: EmployerPlace): boolean => placesOf(location).some((code) => wanted.has(code))
  const seat = places.find(({ isSeat }) => isSeat)
  if (seat) return isThere(seat)
  const count = (some: readonly EmployerPlace[]): number => some.reduce((sum, { times }) => sum + times, 0)
  const there = count(places.filter(isThere))
  return there >= fewestColleagues && 2 * there > count(places)
}
