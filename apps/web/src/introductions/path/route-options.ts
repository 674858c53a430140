import { marketplaceMessages } from '@wellmet/introductions/marketplace/marketplace.messages.ts'
import type { PathInFull, PersonInGraph as Found } from '@wellmet/graph/paths/paths.contract.ts'

type Connector = Found['connectors'][number]

/** Somebody who can be asked, and the best way through them. A score of null is not known. */
export type RouteOption = { id: string; name: string; path: PathInFull; connector: Connector | null }

/**
 * One for each connector: the likeliest introduction first where that is known, then by score, then as the ways come.
 * `likeliest` are connectors' ids in that order.
 */
export const optionsOf = (
  { paths, connectors }: Pick<Found, 'paths' | 'connectors'>,
  likeliest: ReadonlyMap<string, unknown> = new Map(),
): RouteOption[] => {
  const best = new Map<string, PathInFull>()
  for (const path of paths) if (path.viaId !== null && !best.has(path.viaId)) best.set(path.viaId, path)
  const rated = connectors.flatMap((connector) => {
    const path = best.get(connector.id)
    return path ? [{ id: connector.id, name: connector.name, path, connector }] : []
  })
  const known = new Set(rated.map(({ id }) => id))
  const others = [...best].flatMap(([id, path]) =>
    known.has(id) ? [] : [{ id, name: path.viaName ?? marketplaceMessages.someone(), path, connector: null }],
  )
  const places = new Map([...likeliest.keys()].map((id, place) => [id, place]))
  const placeOf = ({ id }: RouteOption): number => places.get(id) ?? places.size
  return [...rated, ...others].toSorted((a, b) => placeOf(a) - placeOf(b))
}
