import { createMadeUpItems, type MadeUpItems } from '../made-up/made-up-items.ts'
import { makeUpPeople, type MadeUpPerson } from '../made-up/made-up-people.ts'

export interface CrmPerson extends MadeUpPerson {
  id: string
  /** The company record, or null for somebody without one. */
  companyNumber: number | null
  /** Of the users; null for a record that belongs to nobody. */
  ownerNumber: number | null
  createdAt: Date
  updatedAt: Date
}

export interface CrmCompany {
  id: string
  name: string
  domain: string
  createdAt: Date
  updatedAt: Date
}

/** The people and companies of one customer's CRM. What is changed by hand carries the time of the change. */
export interface MadeUpCrm {
  /** The addresses of those who sign in to it. The first owns most of the people. */
  users: readonly string[]
  people: MadeUpItems<CrmPerson>
  companies: MadeUpItems<CrmCompany>
}

interface CrmOptions {
  seed?: string
  users?: readonly string[]
  people?: number
  until?: Date
}

export function makeUpCrm({
  seed = 'crm',
  users = ['ana@alder.example', 'ben@alder.example'],
  people: count = 250,
  until = new Date('2026-11-01T08:00:00Z'),
}: CrmOptions): MadeUpCrm {
  const people = makeUpPeople(seed, count)
  const domainOf = ({ address }: MadeUpPerson): string => address.slice(address.indexOf('@') + 1)
  const companies = [...new Map(people.map((person) => [domainOf(person), person.company]))]
  const numbers = new Map(companies.map(([domain], number) => [domain, number]))
  const hoursAgo = (hours: number): Date => new Date(until.getTime() - hours * 3_600_000)
  // The older the record, the longer it has been left alone.
  const times = (index: number, all: number) => ({
    createdAt: hoursAgo((all - index) * 8 + 1_000),
    updatedAt: hoursAgo(Math.max(0, all - index) * 4),
  })
  return withTimes({
    users,
    people: createMadeUpItems(`${seed}/people`, count, (index, id) => {
      const person = people[index] ?? { ...makeUpPeople(`${seed}/${index}`, 1)[0]!, address: `new${index}@new.example` }
      const companyNumber = index % 10 === 9 ? null : (numbers.get(domainOf(person)) ?? null)
      // Of two who share a number nobody could tell which is meant.
      const phone = person.phone ? { phone: `+1 555 01${String(index).padStart(4, '0')}` } : {}
      return { id, ...person, ...phone, companyNumber, ownerNumber: ownerOf(index), ...times(index, count) }
    }),
    companies: createMadeUpItems(`${seed}/companies`, companies.length, (index, id) => {
      const [domain, name] = companies[index] ?? [`new${index}.example`, `New ${index}`]
      return { id, name, domain, ...times(index, companies.length) }
    }),
  })
}

/** One in five belongs to a colleague, one in twenty to nobody. */
function ownerOf(index: number): number | null {
  if (index % 20 === 17) return null
  return index % 5 === 3 ? 1 : 0
}

/** A change by hand happens now, unless it says when; so does a deletion. */
function withTimes({ people, companies, ...crm }: MadeUpCrm): MadeUpCrm {
  return { ...crm, people: stamped(people), companies: stamped(companies) }
}

function stamped<Item extends { updatedAt: Date }>(items: MadeUpItems<Item>): MadeUpItems<Item> {
  const add = items.add.bind(items)
  const update = items.update.bind(items)
  const remove = items.delete.bind(items)
  items.add = (replaced = {}) => add({ updatedAt: new Date(), createdAt: new Date(), ...replaced })
  items.update = (id, replaced) => update(id, { updatedAt: new Date(), ...replaced })
  items.delete = (id) => {
    items.update(id, {})
    remove(id)
  }
  return items
}

export interface Numbered<Item> {
  number: number
  item: Item
}

/** The items that are there, with their numbers, from a number on, in the order of age. */
export function* numbered<Item>(items: MadeUpItems<Item>, from = 0): Generator<Numbered<Item>> {
  for (let number = from; number < items.slots; number += 1) {
    const item = items.at(number)
    if (item) yield { number, item }
  }
}
