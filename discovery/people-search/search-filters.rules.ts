import type { NetworkSearch } from './people.contract.ts'
import { personKinds } from '@wellmet/identity/person-keys/person-kinds.rules.ts'

interface Filter {
  readonly kinds: number
  readonly leastScore: number
  readonly leastTrust: number
  /** How many are looked at where the statement alone cannot tell; all others are cut to the page at once. */
  readonly considered?: number
}

const everybody = { kinds: 0, leastScore: 0, leastTrust: 0 }

/**
 * trustRank is worked out from every path. It is at least 70 only when the best path has a trust of 0.49, five such
 * being the most that count, and so a rank of 0.25 of a million; through a teammate, whose weight has lost a fifth,
 * a score of 0.2.
 */
const highTrust = { leastTrust: 70, leastScore: 190_000, considered: 200 }

export const filters: Record<NetworkSearch['filter'], Filter> = {
  all: everybody,
  founders: { ...everybody, kinds: personKinds.founder },
  investors: { ...everybody, kinds: personKinds.investor },
  'high-trust': { ...everybody, ...highTrust },
}
