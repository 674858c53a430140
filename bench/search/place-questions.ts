import { openly, type Maker } from './makers.ts'
import { cityNames, countryNames, regions } from './place-words.ts'
import { sectorWords } from './sector-words.ts'
import { typos } from './typos.ts'
import { hasWords, wordsIn, type Known } from './visibility.ts'

const phrasings: readonly ((place: string) => string)[] = [
  (place) => `people in ${place}`,
  (place) => `who do we know in ${place}`,
]

/** What somebody there does, or anybody there. */
const there =
  (
    name: (one: Known, draw: Parameters<Maker>[1]) => { asked: string; isThere: (one: Known) => boolean } | null,
  ): Maker =>
  (visibility, draw) => {
    const one = draw.pick(visibility.known)
    const place = name(one, draw)
    const title = one.titles[0]
    if (!place || title === undefined) return null
    const { asked, isThere } = place
    if (draw.chance(0.4)) return openly(visibility, draw.pick(phrasings)(asked), isThere)
    const role = draw.chance(0.5) ? title : wordsIn(title).at(-1)!
    return openly(visibility, `${role} in ${asked}`, (two) => isThere(two) && hasWords(two.titles, role))
  }

const inCity = (city: string) => (one: Known) => one.city === city
const inCountries = (countries: readonly string[]) => (one: Known) =>
  one.country !== null && countries.includes(one.country)

const cityByAnotherName = there(({ city }, draw) => {
  const names = city === null ? undefined : (cityNames as Record<string, readonly string[]>)[city]
  return names && city !== null ? { asked: draw.pick(names), isThere: inCity(city) } : null
})

const country = there(({ country: lived }, draw) => {
  if (lived === null) return null
  const region = draw.chance(0.25) ? regions.find(([, countries]) => countries.includes(lived)) : undefined
  if (region) return { asked: region[0], isThere: inCountries(region[1]) }
  const names = countryNames[lived]
  return names ? { asked: draw.pick(names), isThere: inCountries([lived]) } : null
})

const mistypedCity = there(({ city }, draw) => {
  if (city === null || !/^[A-Z][a-z]{5,}$/.test(city)) return null
  const typed = draw.pick(Object.values(typos))(city.toLowerCase(), draw)
  return typed === city.toLowerCase() ? null : { asked: typed, isThere: inCity(city) }
})

/** The longest word of what somebody does, with one typo. */
const mistypedRole: Maker = (visibility, draw) => {
  const { titles, city, company } = draw.pick(visibility.known)
  const word = titles.flatMap(wordsIn).toSorted((a, b) => b.length - a.length)[0]
  if (word === undefined || word.length < 6) return null
  const typed = draw.pick(Object.values(typos))(word, draw)
  const isWord = visibility.known.some((one) => one.titles.flatMap(wordsIn).includes(typed))
  const title = titles.find((one) => wordsIn(one).includes(word))!
  if (typed === word || isWord) return null
  const asked = wordsIn(title)
    .map((one) => (one === word ? typed : one))
    .join(' ')
  if (draw.chance(0.5) && city !== null)
    return openly(visibility, `${asked} in ${city}`, (one) => one.city === city && hasWords(one.titles, title))
  return company === null
    ? null
    : openly(visibility, `${asked} at ${company}`, (one) => one.company === company && hasWords(one.titles, title))
}

const sector: Maker = (visibility, draw) => {
  const { industry, titles, city } = draw.pick(visibility.known)
  if (industry === null || titles.length === 0) return null
  const [words, title] = [draw.pick(sectorWords[industry]), draw.pick(titles)]
  const isThere = (one: Known): boolean => one.industry === industry
  const asked = draw.pick([`${title} in ${words}`, `${words} ${title}`, `${title} at a ${words} company`])
  if (draw.chance(0.5) || city === null)
    return openly(visibility, asked, (one) => isThere(one) && hasWords(one.titles, title))
  return openly(visibility, `${words} companies in ${city}`, (one) => isThere(one) && one.city === city)
}

const formerly: readonly ((company: string) => string)[] = [
  (company) => `ex-${company}`,
  (company) => `ex ${company}`,
  (company) => `${company} alumni`,
  (company) => `formerly at ${company}`,
  (company) => `who used to work at ${company}`,
  (company) => `ehemalige ${company}`,
]

/** Whoever left and came back is both, so that nobody can say. */
const former: Maker = (visibility, draw) => {
  const { former: before, titles } = draw.pick(visibility.known)
  if (before.length === 0 || titles.length === 0) return null
  const company = draw.pick(before)
  const wasThere = (one: Known): boolean => one.former.includes(company)
  if (visibility.known.some((one) => wasThere(one) && one.company === company)) return null
  const asked = draw.pick(formerly)(company)
  if (draw.chance(0.7)) return openly(visibility, asked, wasThere)
  const title = draw.pick(titles)
  return openly(visibility, `${title} ex-${company}`, (one) => wasThere(one) && hasWords(one.titles, title))
}

const severalCities: Maker = (visibility, draw) => {
  const { titles } = draw.pick(visibility.known)
  const title = titles[0]
  if (title === undefined) return null
  const does = (one: Known): boolean => hasWords(one.titles, title)
  const cities = draw.shuffle([...new Set(visibility.known.filter(does).flatMap(({ city }) => city ?? []))])
  const [first, second] = cities
  if (first === undefined || second === undefined) return null
  return openly(
    visibility,
    `${title} in ${first} or ${second}`,
    (one) => does(one) && (one.city === first || one.city === second),
  )
}

export const placeQuestions: Record<string, Maker> = {
  'city by another name': cityByAnotherName,
  'country or region': country,
  'slip in the place': mistypedCity,
  'slip in the role': mistypedRole,
  'several cities': severalCities,
  sector,
  'former employer': former,
}
