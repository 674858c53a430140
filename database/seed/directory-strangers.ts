import { demoCities, type DemoCity } from './demo-cities.ts'
import type { DemoCompany } from './demo-companies.ts'
import { demoNames, homeOfNames } from './demo-names.ts'
import { demoPeople } from './demo-people.ts'
import { titlesByIndustry } from './demo-titles.ts'
import { randomFor, type Random } from './random.ts'

const isFromThere = 0.5

export function nameFrom(city: DemoCity, random: Random): string {
  const homes = Object.keys(demoNames) as (keyof typeof demoNames)[]
  const home = random.chance(isFromThere) ? homeOfNames(demoCities[city]) : random.pick(homes)
  const [givens, families] = demoNames[home]
  return `${random.pick<string>(givens)} ${random.pick<string>(families)}`
}

/** What was drawn for somebody of a company, or something else where it would look like a mistake. */
interface Fresh {
  /** Namesakes work elsewhere, and are no contacts. */
  name: (company: DemoCompany, drawn: string) => string
  /** A company has one chief executive. */
  title: (company: DemoCompany, drawn: string) => string
}

export function unlikeOthers(): Fresh {
  const random = randomFor('what strangers have to themselves')
  const contacts = demoPeople()
  const names = new Set(contacts.map(({ name }) => name))
  const taken = new Set(contacts.map(({ company, title }) => `${title} at ${company.name}`))
  return {
    name(company, drawn) {
      let name = drawn
      while (names.has(name) || taken.has(`${name} of ${company.name}`)) name = nameFrom(company.city, random)
      taken.add(`${name} of ${company.name}`)
      return name
    },
    title({ name, industry }, drawn) {
      const [single, shared] = titlesByIndustry[industry]
      const isSingle = single.some((title) => title === drawn)
      if (isSingle && taken.has(`${drawn} at ${name}`)) return random.pick<string>(shared)
      taken.add(`${drawn} at ${name}`)
      return drawn
    },
  }
}
