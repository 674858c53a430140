import type { Path } from '@wellmet/graph/paths/paths.contract.ts'
import { dependsOnNothing } from '../api/depends-on.ts'
import type { PathQuery } from '../discovery/network-map/path-query.ts'
import type { NetworkMapData, NetworkMapRelationship, PathsTo } from '../contacts/network-people/network-map-shapes.ts'

const worth = (relationship: NetworkMapRelationship | undefined): number => relationship?.strength ?? 0

/** The way to somebody in made-up data: the tie there is, or through the best of those who know them. */
const pathTo = ({ you, people, relationships }: NetworkMapData, id: string): Path => {
  const mine = new Map(
    relationships.filter(({ from }) => from === you.id).map((relationship) => [relationship.to, relationship]),
  )
  const target = people.find((person) => person.id === id)
  const [best] = relationships
    .filter(({ from, to }) => to === id && mine.has(from))
    .toSorted((one, other) => worth(mine.get(other.from)) * worth(other) - worth(mine.get(one.from)) * worth(one))
  const via = mine.has(id) ? undefined : people.find((person) => person.id === best?.from)
  const isThere = mine.has(id) || via !== undefined
  return {
    status: isThere ? 'probable' : 'none',
    confidence: isThere ? 58 : 0,
    label: '',
    score: 0,
    chance: isThere ? 0.14 : 0,
    pastAsks: 0,
    between: via ? [{ id: via.id, name: via.name, kind: 'contact' }] : [],
    leadsToTeammate: false,
    availability: { canAsk: true, from: null },
    relationships: [],
    hops: via ? 2 : 1,
    viaId: via?.id ?? null,
    viaName: via?.name ?? null,
    explanation: via
      ? [`You and ${via.name} are in contact both ways.`, `${via.name} and ${target?.name} worked at the same company.`]
      : [`You and ${target?.name} are in contact both ways.`],
  }
}

export const samplePaths =
  (data: NetworkMapData | undefined): PathQuery =>
  (id) =>
    dependsOnNothing('It is made up.').ownQueryOptions<PathsTo>({
      queryKey: ['sample path', data?.people.length ?? 0, id],
      queryFn: () => Promise.resolve({ paths: data ? [pathTo(data, id)] : [], notice: null }),
    })
