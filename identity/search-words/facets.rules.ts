import { companyKey, companyWords } from '../companies-by-name/company-names.rules.ts'
import { sectorsOf } from '../companies-by-name/sectors.rules.ts'
import { wordsOf } from '../names/words.rules.ts'
import { placesOf } from '../places/places.rules.ts'
import { stemsOf } from '../titles/occupation-words.rules.ts'
import { readTitle, type TitleReading } from '../titles/read-title.rules.ts'
import { employersBefore } from '../titles/title-without-employers.rules.ts'
import { widerFunction } from '../titles/title-functions.rules.ts'
import type { Findable } from './search-words.rules.ts'

/** What words mean, as a code of the index. No word begins with its first character. */
export const facet = (kind: FacetKind, code: string): string => `=${kind}:${code}`

export type FacetKind =
  | 'company'
  | 'domain'
  | 'former'
  | 'function'
  | 'job'
  | 'level'
  | 'place'
  | 'sector'
  | 'industry'
  | 'founder'
  | 'investor'
  | 'angel'
  | 'background'
  | 'occupation'
  | 'formerly'
  | 'board'

/** Of somebody whose title says what they do and nothing of a level. */
export const noLevel = 'none'

export const companyFacets = ({ company, domains = [], industry = null }: Findable): string[] => [
  ...(company === null ? [] : [facet('company', companyKey(company))]),
  ...domains.map((domain) => facet('domain', domain)),
  ...sectorsOf({ name: company ?? '', domain: domains[0], industry }).map((sector) => facet('sector', sector)),
  ...stemsOf(wordsOf(industry)).map((word) => facet('industry', word)),
]

export const titleFacets = ({
  title,
  company,
  occupations = [],
  formerEmployers = [],
  background = [],
}: Findable): string[] => [
  ...occupations.map((code) => facet('occupation', code)),
  ...(title === null
    ? []
    : new Set([...facetsOfReading(readTitle(title, company ?? '')), ...employersBefore(title).flatMap(formerFacets)])),
  ...formerEmployers
    .filter((employer) => company === null || !isPartOf(companyWords(employer), companyWords(company)))
    .flatMap(formerFacets),
  ...background.map((place) => facet('background', companyKey(place))),
]

/** The company of today, as another file writes it. */
const isPartOf = (a: readonly string[], b: readonly string[]): boolean => {
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return short.every((word) => long.includes(word))
}

/** By the whole name, and by each of its words. */
const formerFacets = (employer: string): string[] => [
  facet('former', companyKey(employer)),
  ...companyWords(employer).map((word) => facet('formerly', word)),
]

const facetsOfReading = ({ functions, level, ...said }: TitleReading): string[] => [
  ...[...new Set(functions.flatMap((name) => [name, widerFunction(name) ?? name]))].flatMap((name) => [
    facet('function', name),
    facet('job', `${name}:${level ?? noLevel}`),
  ]),
  ...(level === null ? [] : [facet('level', level)]),
  ...(said.isFounder ? [facet('founder', 'yes')] : []),
  ...(said.isInvestor ? [facet('investor', 'yes')] : []),
  ...(said.isAngel ? [facet('angel', 'yes')] : []),
  ...(said.isBoard ? [facet('board', 'yes')] : []),
  ...said.formerEmployers.flatMap(formerFacets),
]

export const locationFacets = ({ location }: Findable): string[] =>
  placesOf(location).map((place) => facet('place', place))
