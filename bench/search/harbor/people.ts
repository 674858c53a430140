import { randomFor } from '../../../database/seed/random.ts'
import { cities, employers, familyNames, givenNames, occupations, type Employer, type Occupation } from './facts.ts'

/** Whose files are brought in; Gesa shares nothing, so whom only she knows is nobody to Tomke. */
export const owners = {
  tomke: { name: 'Tomke Harms', email: 'tomke@harbor.example', shares: 'workspace' },
  kofi: { name: 'Kofi Darko', email: 'kofi@harbor.example', shares: 'workspace' },
  gesa: { name: 'Gesa Brinkmann', email: 'gesa@harbor.example', shares: 'private' },
} as const
export type Owner = keyof typeof owners

export interface Relationship {
  readonly connectedDaysAgo: number
  /** Days ago of each message, newest first. */
  readonly messages: readonly { way: 'out' | 'in'; daysAgo: number }[]
  readonly hasEmail: boolean
  /** Whether the address book has them, and what it says there. */
  readonly book: { readonly city: boolean; readonly company: boolean } | null
}

export interface Person {
  readonly id: string
  readonly given: string
  readonly family: string
  readonly employer: Employer
  readonly occupation: Occupation
  /** As LinkedIn has it. */
  readonly title: string
  readonly former: Employer | null
  readonly city: string
  readonly slug: string
  readonly email: string
  readonly relationships: Partial<Record<Owner, Relationship>>
}

const people = 1200

const ascii = (text: string): string =>
  text
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .replaceAll('ı', 'i')
    .normalize('NFKD')
    .replace(/[^a-z-]/gi, '')
    .toLowerCase()

function relationshipFor(seed: string): Relationship {
  const random = randomFor(seed)
  const closeness = random.next()
  const count = closeness < 0.5 ? 0 : closeness < 0.75 ? random.int(1, 2) : random.int(4, 9)
  const latest = random.chance(0.5) ? random.int(5, 250) : random.int(380, 1200)
  const messages = Array.from({ length: count }, (_, i): Relationship['messages'][number] => ({
    way: closeness < 0.75 || i % 2 === 0 ? 'out' : 'in',
    daysAgo: latest + i * random.int(3, 20),
  }))
  return {
    connectedDaysAgo: messages.length > 0 ? messages.at(-1)!.daysAgo + random.int(5, 300) : random.int(20, 2000),
    messages,
    hasEmail: random.chance(0.7),
    book: random.chance(0.65) ? { city: random.chance(0.85), company: random.chance(0.6) } : null,
  }
}

/** Always the same. */
export function harborPeople(): Person[] {
  return Array.from({ length: people }, (_, i) => {
    const id = `h${i}`
    const random = randomFor(`harbor ${id}`)
    const employer = random.pick(employers)
    const occupation = random.pick(occupations.filter(({ sector }) => sector === employer.sector))
    const given = random.pick(givenNames)
    const family = random.pick(familyNames).replaceAll('-', ' ')
    const former = random.chance(0.1)
      ? random.pick(employers.filter(({ key, sector }) => sector === employer.sector && key !== employer.key))
      : null
    const title = random.pick(occupation.titles)
    const knownBy = random.next()
    const owned: Owner[] =
      knownBy < 0.45 ? ['tomke'] : knownBy < 0.75 ? ['kofi'] : knownBy < 0.9 ? ['tomke', 'kofi'] : ['gesa']
    return {
      id,
      given,
      family,
      employer,
      occupation,
      title: former ? `${title} (ex ${former.names[0]})` : title,
      former,
      city: random.chance(0.8) ? employer.city : random.pick(Object.keys(cities)),
      slug: `${ascii(given)}-${ascii(family)}-${i}`,
      email: `${ascii(given)}.${ascii(family)}${i}@${employer.key}.example`,
      relationships: Object.fromEntries(owned.map((owner) => [owner, relationshipFor(`${owner} ${id}`)])),
    }
  })
}
