import type { PathInFull, PersonInGraph as Found } from '@wellmet/graph/paths/paths.contract.ts'

/** Somebody who can be asked, and the best path through them. */
export type RouteOption = { id: string; name: string; kind: 'member' | 'contact'; path: PathInFull }

/** One for each connector, in the order of the paths. */
export const optionsOf = ({ paths }: Pick<Found, 'paths'>): RouteOption[] => {
  const best = new Map<string, RouteOption>()
  for (const path of paths) {
    const [connector] = path.between
    if (connector && !best.has(connector.id)) best.set(connector.id, { ...connector, path })
  }
  return [...best.values()]
}
