import { createMadeUpItems, type MadeUpItems } from '../made-up/made-up-items.ts'
import { makeUpPeople, type MadeUpPerson } from '../made-up/made-up-people.ts'

export interface CrmPerson extends MadeUpPerson {
  id: string
  /** The company record, or null for somebody without one. */
  companyNumber: number | null
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
  people: MadeUpItems<CrmPerson>
  companies: MadeUpItems<CrmCompany>
}

interface CrmOptions {
  seed?: string
  people?: number
  until?: Date
}

export function makeUpCrm({
  seed = 'crm',
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
    people: createMadeUpItems(`${seed}/people`, count, (index, id) => {
      const person = people[index] ?? { ...makeUpPeople(`${seed}/${index}`, 1)[0]!, address: `new${index}@new.example` }
      const companyNumber = index % 10 === 9 ? null : (numbers.get(domainOf(person)) ?? null)
      return { id, ...person, companyNumber, ...times(index, count) }
    }),
    companies: createMadeUpItems(`${seed}/companies`, companies.length, (index, id) => {
      const [domain, name] = companies[index] ?? [`new${index}.example`, `New ${index}`]
      return { id, name, domain, ...times(index, companies.length) }
    }),
  })
}

/** A change by hand happens now, unless it says when. */
function withTimes({ people, companies }: MadeUpCrm): MadeUpCrm {
  return { people: stamped(people), companies: stamped(companies) }
}

function stamped<Item extends { updatedAt: Date }>(items: MadeUpItems<Item>): MadeUpItems<Item> {
  const add = items.add.bind(items)
  const update = items.update.bind(items)
  items.add = (replaced = {}) => add({ updatedAt: new Date(), createdAt: new Date(), ...replaced })
  items.update = (id, replaced) => update(id, { updatedAt: new Date(), ...replaced })
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
