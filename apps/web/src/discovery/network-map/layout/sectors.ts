import { networkMapsMessages } from '@wellmet/discovery/network-map/network-maps.messages.ts'
import type { NetworkMapPerson } from '../../../contacts/network-people/network-map-shapes.ts'
import { countByCompany } from '../../../contacts/network-people/shown-people.ts'

/** A slice of the circle, by angle clockwise from the top. `company` is null for the slices that gather the rest. */
export type Sector = { label: string; company: string | null; from: number; to: number; members: number[] }

const mostSectors = 20
const turn = Math.PI * 2
/** Free air between two sectors, in radians. */
const gap = 0.028

/** Who belongs together: the largest companies first, then everybody at a smaller one, then those without. */
const gather = (people: readonly NetworkMapPerson[]): Omit<Sector, 'from' | 'to'>[] => {
  const enough = Math.max(3, people.length * 0.0125)
  const named = countByCompany(people)
    .filter(({ count }) => count >= enough)
    .slice(0, mostSectors)
  const sectorOf = new Map(named.map(({ company }, at) => [company, at]))
  const groups: Omit<Sector, 'from' | 'to'>[] = [
    ...named.map(({ company }) => ({ label: company, company, members: [] })),
    { label: networkMapsMessages.otherCompanies(), company: null, members: [] },
    { label: networkMapsMessages.companyUnknown(), company: null, members: [] },
  ]
  people.forEach(({ company }, at) => {
    const group = company ? (sectorOf.get(company) ?? named.length) : named.length + 1
    groups[group]?.members.push(at + 1)
  })
  return groups.filter(({ members }) => members.length > 0)
}

/** Each sector is as wide as the fuller of its two rings needs, so that both rings stay evenly dense. */
export const divideCircle = (people: readonly NetworkMapPerson[]): Sector[] => {
  const groups = gather(people)
  const inRing = (members: readonly number[], ring: 1 | 2): number =>
    members.filter((number) => people[number - 1]?.ring === ring).length
  const totals = [1, 2].map((ring) => Math.max(1, people.filter((person) => person.ring === ring).length))
  const shares = groups.map(({ members }) =>
    Math.max(inRing(members, 1) / (totals[0] ?? 1), inRing(members, 2) / (totals[1] ?? 1), 0.012),
  )
  const whole = shares.reduce((sum, share) => sum + share, 0)
  const free = groups.length > 1 ? gap : 0
  let at = 0
  return groups.map((group, index) => {
    const span = ((shares[index] ?? 0) / whole) * (turn - free * groups.length)
    const from = at + free / 2
    at += span + free
    return { ...group, from, to: from + span }
  })
}
