import { personKeys, type PersonKeys } from '@wellmet/identity/person-keys/person-keys.ts'
import { drawFor } from './draw.ts'
import { groupBy, type Groups } from './groups.ts'
import { cityNames, companyKinds, companyWords, firstNames, functions, lastNames, levels } from './made-up-words.ts'
import { benchRoot, sizes, type Size } from './sizes.ts'

/** Everybody there is, by number. Typed arrays: three million people take 100 MB. */
export interface Population {
  size: Size
  keys: PersonKeys
  count: number
  companies: number
  company: Int32Array
  city: Uint16Array
  /** The number under which the product knows them. */
  personId: BigInt64Array
  byCompany: Groups
  byCity: Groups
  bySchool: Groups
  school: Uint16Array
  industry: Uint8Array
  /** Companies of each industry. */
  byIndustry: Groups
  /** 1 founder, 2 investor. */
  calling: Uint8Array
  nameOf: (person: number) => string
  slugOf: (person: number) => string
  emailOf: (person: number) => string
  titleOf: (person: number) => string
  companyNameOf: (company: number) => string
  companyIdOf: (company: number) => string
}

const cities = cityNames.length
const schools = 2_000
const industries = 40

export function populate(size: Size): Population {
  const { people: count } = sizes[size]
  const keys = personKeys(benchRoot)
  const draw = drawFor(`people of ${size}`)
  const companies = Math.max(400, Math.round(count / 25))
  const industry = new Uint8Array(companies)
  const cityOfCompany = new Uint16Array(companies)
  for (let i = 0; i < companies; i += 1) {
    industry[i] = draw.below(industries)
    cityOfCompany[i] = draw.zipf(cities, 2.5)
  }
  const [company, personId] = [new Int32Array(count), new BigInt64Array(count)]
  const [city, school, first, last] = Array.from({ length: 4 }, () => new Uint16Array(count)) as Uint16Array[]
  const [calling, role] = [new Uint8Array(count), new Uint8Array(count)]
  for (let i = 0; i < count; i += 1) {
    company[i] = draw.zipf(companies, 2.2)
    city![i] = draw.chance(0.6) ? cityOfCompany[company[i]!]! : draw.zipf(cities, 2.5)
    school![i] = draw.zipf(schools, 2)
    first![i] = draw.zipf(firstNames.length, 1.8)
    last![i] = draw.zipf(lastNames.length, 1.6)
    const luck = draw.next()
    calling[i] = luck < 0.04 ? 1 : luck < 0.07 ? 2 : 0
    role[i] = draw.below(150)
    personId[i] = BigInt(keys.of({ linkedinSlug: slugOf(i), emails: [], phones: [] })[0]!)
  }
  const companyIds: string[] = []
  const companyNameOf = (number: number): string =>
    `${companyWords[(number * 2_654_435_761) % companyWords.length]} ${companyKinds[number % companyKinds.length]}`
  return {
    size,
    keys,
    count,
    companies,
    company,
    city: city!,
    school: school!,
    personId,
    industry,
    calling,
    byCompany: groupBy(company, companies),
    byCity: groupBy(city!, cities),
    bySchool: groupBy(school!, schools),
    byIndustry: groupBy(industry, industries),
    nameOf: (person) => `${firstNames[first![person]!]} ${lastNames[last![person]!]}`,
    slugOf,
    emailOf: (person) => `person-${person}@example.net`,
    titleOf(person) {
      if (calling[person] === 1) return 'Founder'
      if (calling[person] === 2) return 'Investor'
      return `${functions[Math.floor(role[person]! / 10)]} ${levels[role[person]! % 10]}`
    },
    companyNameOf,
    companyIdOf: (number) => (companyIds[number] ??= keys.company(companyNameOf(number))),
  }
}

const slugOf = (person: number): string => `made-up-${person}`
