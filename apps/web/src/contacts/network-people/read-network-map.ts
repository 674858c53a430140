import type { NetworkMap } from '@wellmet/discovery/network-map/network-maps.contract.ts'
import type { NetworkMapData } from './network-map-shapes.ts'

/** The picture as the API sends it: a tie's ends are places in the list of people, and 0 is you. */
export const readNetworkMap = ({ you, people, relationships }: NetworkMap): NetworkMapData => {
  const ids = [you.id, ...people.map(({ id }) => id)]
  return {
    you,
    people: people.map(({ title, company, ...person }) => ({
      ...person,
      ...(title ? { role: title } : {}),
      ...(company ? { company } : {}),
    })),
    relationships: relationships.flatMap(({ freshness, basis, from, to, strength }) =>
      from.map((end, at) => ({
        from: ids[end] ?? '',
        to: ids[to[at] ?? 0] ?? '',
        strength: strength[at] ?? null,
        freshness,
        basis,
      })),
    ),
  }
}
