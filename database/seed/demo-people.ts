import { demoCities, type DemoCity } from './demo-cities.ts'
import { demoCompanies, type DemoCompany } from './demo-companies.ts'
import { demoNames, homeOfNames, spelledPlainly } from './demo-names.ts'
import { titlesByIndustry } from './demo-titles.ts'
import { randomFor, type Random } from './random.ts'

export interface DemoPerson {
  given: string
  family: string
  name: string
  company: DemoCompany
  title: string
  city: DemoCity
  country: string
  email: string
  /** Null for the few who are not on LinkedIn. */
  slug: string | null
}

const notOnLinkedIn = 0.06
const worksWhereTheCompanyIs = 0.72
const isFromThere = 0.5

/** Everybody of the demo network; the same people, whenever it is asked for. */
export function demoPeople(): DemoPerson[] {
  const random = randomFor('people')
  const taken = new Set<string>()
  return demoCompanies.flatMap((company) =>
    titlesFor(company, random).map((title) => {
      const city = random.chance(worksWhereTheCompanyIs) ? company.city : random.pick(cities)
      const [given, family] = freshName(demoCities[city], taken, random)
      const plain = `${spelledPlainly(given)}.${spelledPlainly(family)}`
      const token = Math.floor(random.next() * 0xfffffff)
        .toString(16)
        .padStart(7, '0')
      return {
        given,
        family,
        name: `${given} ${family}`,
        company,
        title,
        city,
        country: demoCities[city],
        email: `${plain}@${company.domain}`,
        slug: random.chance(notOnLinkedIn) ? null : `${plain.replace('.', '-')}-${token}`,
      }
    }),
  )
}

const cities = Object.keys(demoCities) as DemoCity[]
const homes = Object.keys(demoNames) as (keyof typeof demoNames)[]

function titlesFor({ industry, known }: DemoCompany, random: Random): string[] {
  const [single, shared] = titlesByIndustry[industry]
  const first = [...random.shuffle(single).slice(0, Math.ceil(known / 3)), ...random.shuffle(shared)].slice(0, known)
  return [...first, ...Array.from({ length: known - first.length }, () => random.pick<string>(shared))]
}

/** No two share a name: in a demo that would look like a mistake. */
function freshName(country: string, taken: Set<string>, random: Random): [given: string, family: string] {
  for (;;) {
    const [givens, families] = demoNames[random.chance(isFromThere) ? homeOfNames(country) : random.pick(homes)]
    const [given, family] = [random.pick<string>(givens), random.pick<string>(families)]
    if (taken.has(`${given} ${family}`)) continue
    taken.add(`${given} ${family}`)
    return [given, family]
  }
}

let byName: Map<string, DemoPerson> | undefined

export function personCalled(name: string): DemoPerson {
  byName ??= new Map(demoPeople().map((person) => [person.name, person]))
  const person = byName.get(name)
  if (!person) throw new Error(`Nobody in the demo is called ${name}.`)
  return person
}
