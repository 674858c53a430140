import { drawFor, type Draw } from './draw.ts'
import { memberOf, sizeOf } from './groups.ts'
import { cityNames } from './made-up-words.ts'
import type { Population } from './population.ts'
import type { Teams } from './teams.ts'

/** What one owner wrote down about somebody. Two owners write the same a little differently. */
export interface MadeUpContact {
  person: number
  isHidden: boolean
  /** From 0 to 1: decides how much there was between them. */
  closeness: number
  title: string | null
  company: string | null
  location: string | null
}

/** One contact in so many is hidden from everybody. */
export const hiddenEach = 200

/**
 * 30 % are colleagues, 25 % from four companies before, 15 % of the city, 15 % of the industry and 15 % people whom
 * everybody knows; nine of ten in the team first.
 */
export function drawContacts(population: Population, teams: Teams, user: number): MadeUpContact[] {
  const { size, byCompany, byCity, byIndustry, company, city, industry, count, companies } = population
  const draw = drawFor(`contacts of ${size} ${user}`)
  const me = teams.person[user]!
  const wanted = teams.degree[user]!
  const past = Array.from({ length: 4 }, () => draw.zipf(companies, 2.2))
  const people = new Set<number>()
  for (const mate of teams.members[teams.team[user]!]!) {
    if (mate !== user && people.size < wanted && draw.chance(0.9)) people.add(teams.person[mate]!)
  }
  const mates = people.size
  const ofIndustry = sizeOf(byIndustry, industry[company[me]!]!)
  for (let tries = 0; people.size < wanted; tries += 1) {
    const luck = tries > 4 * wanted ? 1 : draw.next()
    const drawn =
      luck < 0.3
        ? memberOf(byCompany, company[me]!, draw)
        : luck < 0.55
          ? memberOf(byCompany, draw.pick(past), draw)
          : luck < 0.7
            ? memberOf(byCity, city[me]!, draw)
            : luck < 0.85
              ? memberOf(
                  byCompany,
                  byIndustry.members[byIndustry.starts[industry[company[me]!]!]! + draw.zipf(ofIndustry, 2.2)]!,
                  draw,
                )
              : celebrity(draw, count)
    if (drawn !== undefined && drawn !== me) people.add(drawn)
  }
  const hidden = hiddenOf(teams, user)
  return [...people].map((person, i) => ({
    person,
    isHidden: i >= mates && i < mates + hidden,
    closeness: Math.min(1, draw.next() ** 3.2 * (company[person] === company[me] ? 1.6 : 1)),
    ...wordsFor(population, person, draw),
  }))
}

/** How many of a user's contacts are hidden. */
export const hiddenOf = ({ degree, members, team }: Teams, user: number): number =>
  Math.min(Math.floor(degree[user]! / hiddenEach), Math.max(0, degree[user]! - members[team[user]!]!.length))

/** The same few for everybody, spread over all numbers. */
const celebrity = (draw: Draw, count: number): number => (draw.zipf(count, 3) * 7_368_787 + 12_345) % count

const maySaySenior = (person: number): boolean => person % 10 < 3
const maySayInc = (company: number): boolean => company % 4 === 0

function wordsFor(population: Population, person: number, draw: Draw) {
  const company = population.company[person]!
  const title = population.titleOf(person)
  const name = population.companyNameOf(company)
  const luck = draw.next()
  const [first, second] = title.split(' ')
  return {
    title:
      luck < 0.07
        ? null
        : luck < 0.17 && second !== undefined
          ? `${second}, ${first}`
          : luck < 0.25 && maySaySenior(person)
            ? `Senior ${title}`
            : title,
    company: draw.chance(0.03) ? null : maySayInc(company) && draw.chance(0.3) ? `${name}, Inc.` : name,
    location: draw.chance(0.6) ? cityNames[population.city[person]!]! : null,
  }
}

/** All ways in which anybody writes about somebody: what they can be found by. */
export function waysOfShowing(population: Population, person: number) {
  const company = population.company[person]!
  const [title, name] = [population.titleOf(person), population.companyNameOf(company)]
  const [first, second] = title.split(' ')
  const titles = [
    title,
    ...(maySaySenior(person) ? [`Senior ${title}`] : []),
    ...(second === undefined ? [] : [`${second}, ${first}`]),
  ]
  const companies = [name, ...(maySayInc(company) ? [`${name}, Inc.`] : [])]
  const shared = { name: population.nameOf(person), location: cityNames[population.city[person]!]! }
  return titles.flatMap((title) => companies.map((company) => ({ ...shared, title, company })))
}
