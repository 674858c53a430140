import type { DirectoryRecord, PersonRecord, DirectoryPosition } from '../../contacts/directory/directory.records.ts'
import { demoCities } from './demo-cities.ts'
import { demoCompanies, type DemoCompany } from './demo-companies.ts'
import { spelledPlainly } from './demo-names.ts'
import { demoPeople } from './demo-people.ts'
import { titlesByIndustry } from './demo-titles.ts'
import { careerOf, type Employer, type Surroundings } from './directory-careers.ts'
import { inventedCommunities, inventedFields, inventedSchools } from './directory-places.ts'
import { nameFrom, unlikeOthers } from './directory-strangers.ts'
import { randomFor, type Random } from './random.ts'

const source = 'the demo directory'
/** Of the demo's contacts who are on LinkedIn. */
const isListed = 0.85
const others = 1_150
const sizeIsKnown = 0.9
const staysInTheTrade = 0.5

/** The world around the demo network: where its people were before, and some 1,150 others at the same companies. */
export function demoDirectory(today: Date): DirectoryRecord[] {
  const asOf = today.toISOString().slice(0, 10)
  return [...places(asOf), ...contacts(today, asOf), ...strangers(today, asOf)]
}

function places(asOf: string): DirectoryRecord[] {
  const random = randomFor('sizes of companies')
  const told = { source, asOf }
  return [
    ...demoCompanies.map(({ name, domain, industry, city, known }): DirectoryRecord => {
      const people = known * random.int(3, 30) + 15
      const size = random.chance(sizeIsKnown) ? { people } : {}
      const location = `${city}, ${demoCities[city]}`
      return { kind: 'place', placeKind: 'company', name, domain, industry, location, ...size, ...told }
    }),
    ...listed('school', inventedSchools, told),
    ...listed('community', inventedCommunities, told),
  ]
}

const listed = (
  placeKind: 'school' | 'community',
  all: readonly (readonly [string, number | undefined])[],
  told: { source: string; asOf: string },
): DirectoryRecord[] =>
  all.map(([name, people]) => ({ kind: 'place', placeKind, name, ...(people ? { people } : {}), ...told }))

const employers = new Map(
  demoCompanies.map((company): [DemoCompany, Employer] => [
    company,
    { name: company.name, cities: [company.city], titles: titlesByIndustry[company.industry].flat() },
  ]),
)

function contacts(today: Date, asOf: string): PersonRecord[] {
  const random = randomFor('contacts in the directory')
  return demoPeople().flatMap(({ name, slug, title, company, city, country }) => {
    if (slug === null || !random.chance(isListed)) return []
    const around = surroundingsOf(company, random, today)
    const now = { employer: employers.get(company)!, title, city }
    return {
      kind: 'person',
      linkedinSlug: slug,
      name,
      title,
      company: company.name,
      location: `${city}, ${country}`,
      positions: [...careerOf(now, random.int(0, 3), around), ...belongings(company, random)],
      source,
      asOf,
    }
  })
}

function strangers(today: Date, asOf: string): PersonRecord[] {
  const random = randomFor('strangers in the directory')
  const fresh = unlikeOthers()
  const likely = demoCompanies.flatMap((company) => Array.from({ length: company.known }, () => company))
  return Array.from({ length: others }, (_, number) => {
    const company = random.pick(likely)
    const employer = employers.get(company)!
    const name = fresh.name(company, nameFrom(company.city, random))
    const title = fresh.title(company, random.pick(employer.titles))
    const now = { employer, title, city: company.city }
    const around = surroundingsOf(company, random, today)
    return {
      kind: 'person',
      linkedinSlug: `${name.split(' ').map(spelledPlainly).join('-')}-d${number}`,
      name,
      title,
      company: company.name,
      location: `${company.city}, ${demoCities[company.city]}`,
      positions: [...careerOf(now, random.int(0, 3), around), ...belongings(company, random)],
      source,
      asOf,
    }
  })
}

/** People change jobs within their trade as often as not. */
function surroundingsOf({ industry }: DemoCompany, random: Random, today: Date): Surroundings {
  const trade = demoCompanies.filter((company) => company.industry === industry)
  return {
    random,
    thisMonth: today.getUTCFullYear() * 12 + today.getUTCMonth(),
    anotherEmployer: () => employers.get(random.pick(random.chance(staysInTheTrade) ? trade : demoCompanies))!,
    school: () => random.pick(inventedSchools)[0],
    fields: inventedFields,
  }
}

/** Communities, and what those who invest have invested in. */
function belongings({ industry }: DemoCompany, random: Random): DirectoryPosition[] {
  const member: DirectoryPosition[] = random.chance(0.2)
    ? [{ kind: 'belongs', place: random.pick(inventedCommunities)[0] }]
    : []
  if (industry !== 'investing') return member
  const held = random.shuffle(demoCompanies.filter((company) => company.industry !== 'investing'))
  return [
    ...member,
    ...held
      .slice(0, random.int(1, 4))
      .map(({ name }): DirectoryPosition => ({ kind: 'invested', place: name, role: 'Investor', current: true })),
  ]
}
