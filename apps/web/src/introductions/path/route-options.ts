import type { MarketRoute } from '@wellmet/introductions/marketplace/marketplace.contract.ts'
import type { PathInFull, PersonInGraph as Found } from '@wellmet/graph/paths/paths.contract.ts'
import type { Guidance } from './marketplace.queries.ts'

/** Somebody who can be asked, and the best path through them. */
export type RouteOption = { id: string; name: string; kind: 'member' | 'contact'; path: PathInFull }

/** The best connector besides this one who can be asked now. */
export const askableAfter = (guidance: Guidance, connector: string): MarketRoute | undefined =>
  [...guidance.values()].find((route) => route.connector.personId !== connector && route.path.availability.canAsk)

/** One for each connector, in the order of the paths. Whoever was asked already comes first: theirs is the path that counts now. */
export const optionsOf = ({ paths }: Pick<Found, 'paths'>, asked: string | null = null): RouteOption[] => {
  const best = new Map<string, RouteOption>()
  for (const path of paths) {
    const [connector] = path.between
    if (connector && !best.has(connector.id)) best.set(connector.id, { ...connector, path })
  }
  return [...best.values()].toSorted((a, b) => Number(b.id === asked) - Number(a.id === asked))
}
