import { networkMapsMessages } from '@wellmet/discovery/network-map/network-maps.messages.ts'
import { freshnesses, type NetworkMapPerson } from './network-map-shapes.ts'

export const sortings = [
  { value: 'strength', label: networkMapsMessages.orderStrength },
  { value: 'freshness', label: networkMapsMessages.orderFreshness },
  { value: 'name', label: networkMapsMessages.orderName },
  { value: 'company', label: networkMapsMessages.orderCompany },
] as const
export type Sorting = (typeof sortings)[number]['value']

const byName = new Intl.Collator('en').compare
// People without a company stand after all who have one.
const lastOfAll = '\uffff'

const compare: Record<Sorting, (one: NetworkMapPerson, other: NetworkMapPerson) => number> = {
  strength: (one, other) => (other.strength ?? -1) - (one.strength ?? -1),
  freshness: (one, other) => freshnesses.indexOf(one.freshness) - freshnesses.indexOf(other.freshness),
  name: () => 0,
  company: (one, other) => byName(one.company ?? lastOfAll, other.company ?? lastOfAll),
}

/** Unknown strength comes last: it is not the weakest, but nothing is known to put it higher. */
export const sortPeople = (people: readonly NetworkMapPerson[], by: Sorting): NetworkMapPerson[] =>
  people.toSorted((one, other) => compare[by](one, other) || byName(one.name, other.name))
