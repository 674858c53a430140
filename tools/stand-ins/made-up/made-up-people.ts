import { demoCompanies } from '../../../database/seed/demo-companies.ts'
import { demoNames, spelledPlainly } from '../../../database/seed/demo-names.ts'
import { randomFor } from '../../../database/seed/random.ts'

/** Somebody whom an account writes to, hears from or meets. */
export interface MadeUpPerson {
  given: string
  family: string
  address: string
  company: string
  title: string
  phone?: string
}

export interface Address {
  /** Empty where the sender's program writes none. */
  name: string
  address: string
}

const titles = ['Founder', 'Head of Sales', 'Engineer', 'Partner', 'Product Manager', 'VP Finance', 'Recruiter']

/** The same seed makes up the same people. A few share a name; nobody shares an address. */
export function makeUpPeople(seed: string, count: number): MadeUpPerson[] {
  const taken = new Set<string>()
  const homes = Object.values(demoNames)
  return Array.from({ length: count }, (_, index) => {
    const random = randomFor(`${seed}/person/${index}`)
    const [givenNames, familyNames] = random.pick(homes)
    const given = random.pick<string>(givenNames)
    const family = random.pick<string>(familyNames)
    const company = random.pick(demoCompanies)
    const plain = `${spelledPlainly(given)}.${spelledPlainly(family)}`.toLowerCase().replace(/[^a-z.]/g, '')
    let address = `${plain}@${company.domain}`
    if (taken.has(address)) address = `${plain}${index}@${company.domain}`
    taken.add(address)
    const phone = random.chance(0.4) ? { phone: `+1 555 01${String(random.int(0, 9999)).padStart(4, '0')}` } : {}
    return { given, family, address, company: company.name, title: random.pick(titles), ...phone }
  })
}

/** Mostly "Given Family", sometimes "Family, Given" or nothing, always the same for one person. */
export function addressOf({ given, family, address }: MadeUpPerson): Address {
  const style = randomFor(`style/${address}`).next()
  if (style < 0.05) return { name: '', address }
  return { name: style < 0.15 ? `${family}, ${given}` : `${given} ${family}`, address }
}

/** As in a header: in quotes where the name has a comma or another special character. */
export function writeAddress({ name, address }: Address): string {
  if (name === '') return address
  return /[()<>@,;:\\".[\]]/.test(name) ? `"${name.replace(/["\\]/g, '\\$&')}" <${address}>` : `${name} <${address}>`
}
