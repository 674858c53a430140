import type { DirectoryRecord, PersonRecord } from '../../contacts/directory/directory.records.ts'
import { demoCities, type DemoCity } from './demo-cities.ts'
import { demoNames, spelledPlainly } from './demo-names.ts'
import { byRank, careerOf, type Employer } from './directory-careers.ts'
import { inventedFields } from './directory-places.ts'
import { randomFor, type Random } from './random.ts'

const source = 'a generated directory'
const first = ['Amber', 'Birch', 'Cinder', 'Delta', 'Ember', 'Fjord', 'Granite', 'Harbor', 'Indigo', 'Juniper']
const second = ['Analytics', 'Freight', 'Labs', 'Foods', 'Energy', 'Robotics', 'Health', 'Systems', 'Capital', 'Media']
const titles = [
  'Software Engineer',
  'Staff Engineer',
  'Engineering Manager',
  'Product Manager',
  'Product Designer',
  'Account Executive',
  'Sales Director',
  'Marketing Manager',
  'Brand Manager',
  'Financial Controller',
  'Accountant',
  'Talent Partner',
  'Legal Counsel',
  'Operations Manager',
  'Procurement Manager',
  'Research Scientist',
  'Chief Executive Officer',
  'Partner',
  'Consultant',
  'Associate',
] as const

export interface LargeCompany extends Employer {
  /** How many work there, where that is known. */
  people: number | null
}

/** Companies of Zipf sizes: few have thousands of people, most a few dozen. */
export function largeCompanies(count: number, people: number): LargeCompany[] {
  const random = randomFor('large companies')
  const cities = Object.keys(demoCities) as DemoCity[]
  const harmonic = Array.from({ length: count }, (_, i) => 1 / (i + 1)).reduce((sum, part) => sum + part, 0)
  return Array.from({ length: count }, (_, rank) => {
    // Some two and a half stints each are told; a directory knows a part of those who are there.
    const told = (people * 2.5) / harmonic / (rank + 1)
    return {
      name: `${first[rank % 10]} ${second[Math.floor(rank / 10) % 10]} ${Math.floor(rank / 100) + 1}`,
      cities: random.shuffle(cities).slice(0, rank < 20 ? 10 : random.int(1, 3)),
      titles,
      people: random.chance(0.85) ? Math.ceil(told * (1 + random.next() * 3)) + 3 : null,
    }
  })
}

/** A directory of any size, the same whenever it is asked for. */
export function* largeDirectory(
  { people, companies }: { people: number; companies: number },
  today: Date,
): Generator<DirectoryRecord> {
  const told = { source, asOf: today.toISOString().slice(0, 10) }
  const employers = largeCompanies(companies, people)
  const schools = numbered('University', 60)
  const communities = numbered('Circle', 80)
  for (const { name, cities, people: size } of employers)
    yield {
      kind: 'place',
      placeKind: 'company',
      name,
      location: cities[0]!,
      ...(size ? { people: size } : {}),
      ...told,
    }
  for (const [i, name] of schools.entries())
    yield { kind: 'place', placeKind: 'school', name, ...(i % 5 === 0 ? {} : { people: 3_000 + i * 500 }), ...told }
  for (const [i, name] of communities.entries())
    yield { kind: 'place', placeKind: 'community', name, people: 30 + i * 10, ...told }

  const random = randomFor('people of a large directory')
  const employer = byRank(employers, random)
  const school = byRank(schools, random)
  const thisMonth = today.getUTCFullYear() * 12 + today.getUTCMonth()
  for (let number = 0; number < people; number++) {
    const here = employer()
    const now = random.chance(0.93)
      ? { employer: here, title: random.pick(here.titles), city: random.pick(here.cities) }
      : null
    const around = { random, thisMonth, anotherEmployer: employer, school, fields: inventedFields }
    yield {
      ...somebody(number, random),
      ...(now ? { title: now.title, company: now.employer.name, location: now.city } : {}),
      positions: [
        ...careerOf(now, random.int(now ? 0 : 1, 3), around),
        ...(random.chance(0.2) ? [{ kind: 'belongs' as const, place: random.pick(communities) }] : []),
      ],
      ...told,
    }
  }
}

const numbered = (noun: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${first[i % 10]} ${noun} ${Math.floor(i / 10) + 1}`)

const homes = Object.values(demoNames)

function somebody(number: number, random: Random): Pick<PersonRecord, 'kind' | 'name' | 'linkedinSlug'> {
  const [given, family] = [random.pick<string>(random.pick(homes)[0]), random.pick<string>(random.pick(homes)[1])]
  const name = `${given} ${family}`
  return { kind: 'person', name, linkedinSlug: `${name.split(' ').map(spelledPlainly).join('-')}-${number}` }
}
