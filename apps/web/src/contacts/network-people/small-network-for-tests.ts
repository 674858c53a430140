import type { NetworkMapData, NetworkMapPerson, NetworkMapRelationship } from './network-map-shapes.ts'

const person = (id: string, ring: 1 | 2, change: Partial<NetworkMapPerson> = {}): NetworkMapPerson => ({
  id,
  name: `${id} Lind`,
  ring,
  strength: 50,
  freshness: 'warm',
  company: 'Acme',
  ...change,
})
const relationship = (
  from: string,
  to: string,
  strength: number | null,
  change: Partial<NetworkMapRelationship> = {},
): NetworkMapRelationship => ({
  from,
  to,
  strength,
  freshness: 'fresh',
  basis: 'verified',
  ...change,
})

/** For tests: Ana and Bo are known; Cy is reached through either, Di through Bo alone, Ed through nobody. */
export const smallNetwork: NetworkMapData = {
  you: { id: 'you', name: 'Mara Lind' },
  people: [
    person('Ana', 1, { strength: 90, freshness: 'fresh' }),
    person('Bo', 1, { strength: 40, company: 'Brightwater' }),
    person('Cy', 2),
    person('Di', 2, { strength: null, freshness: 'unknown' }),
    person('Ed', 2, { company: 'Cobalt', freshness: 'dormant' }),
  ],
  relationships: [
    relationship('you', 'Ana', 90),
    relationship('you', 'Bo', 40),
    relationship('Ana', 'Cy', 60),
    relationship('Bo', 'Cy', 95),
    relationship('Bo', 'Di', null, { basis: 'unknown', freshness: 'unknown' }),
    relationship('Bo', 'nobody', 80),
  ],
}
