import { demoCities, type DemoCity } from './demo-cities.ts'
import { demoCompanies, type DemoCompany } from './demo-companies.ts'
import { spelledPlainly } from './demo-names.ts'
import { demoPeople } from './demo-people.ts'
import { titlesByIndustry } from './demo-titles.ts'
import { demoDirectory } from './directory-demo.ts'
import { nameFrom } from './directory-strangers.ts'
import { randomFor, type Random } from './random.ts'

export interface DemoOutsider {
  name: string
  title: string
  company: string
  city: DemoCity
  country: string
  slug: string
  /** When somebody last saw that it is so. */
  seenDaysAgo: number
}

type Employer = Pick<DemoCompany, 'name' | 'industry' | 'city'>

/** Companies into which nobody of the demo has a way. All invented. */
const strangeCompanies: readonly Employer[] = [
  { name: 'Lindwurm Software', industry: 'software', city: 'Berlin' },
  { name: 'Casa Andorinha', industry: 'food', city: 'Lisbon' },
  { name: 'Pemberline Capital', industry: 'investing', city: 'New York' },
  { name: 'Kwela Freight', industry: 'logistics', city: 'Cape Town' },
  { name: 'Feldspat Energie', industry: 'energy', city: 'Vienna' },
  { name: 'Ombrello Pay', industry: 'finance', city: 'Milan' },
  { name: 'Quietwater Bio', industry: 'health', city: 'Copenhagen' },
  { name: 'Hedgerow Security', industry: 'security', city: 'Dublin' },
]

/** Of companies that the demo knows. */
const colleagues = 24

/**
 * Whom a provider of people data knows, and neither the demo network nor its directory: those who lead strange companies,
 * and some who work at those that are known.
 */
export function demoOutsiders(): DemoOutsider[] {
  const random = randomFor('outsiders')
  const taken = namesInside()
  const posts = [
    ...strangeCompanies.flatMap((company) =>
      titlesByIndustry[company.industry][0].map((title) => ({ company, title })),
    ),
    ...random
      .shuffle(demoCompanies)
      .slice(0, colleagues)
      .map((company) => ({ company, title: random.pick<string>(titlesByIndustry[company.industry][1]) })),
  ]
  return posts.map(({ company, title }, number) => {
    const name = strangeName(company.city, taken, random)
    return {
      name,
      title,
      company: company.name,
      city: company.city,
      country: demoCities[company.city],
      slug: `${name.split(' ').map(spelledPlainly).join('-')}-p${number}`,
      seenDaysAgo: random.int(3, 400),
    }
  })
}

/** The day moves careers and nobody's name. */
const namesInside = (): Set<string> =>
  new Set([
    ...demoPeople().map(({ name }) => name),
    ...demoDirectory(new Date(0)).flatMap((record) => (record.kind === 'person' ? [record.name] : [])),
  ])

function strangeName(city: DemoCity, taken: Set<string>, random: Random): string {
  let name = nameFrom(city, random)
  while (taken.has(name)) name = nameFrom(city, random)
  taken.add(name)
  return name
}
