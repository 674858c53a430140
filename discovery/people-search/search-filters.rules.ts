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

/** trustRank is at least 50 from a chance of a quarter on. */
const highTrust = { leastTrust: 50, considered: 200 }

export const isHighTrust = (
  { trustRank, path: { status } }: { trustRank: number; path: { status: string } },
  leastTrust: number,
): boolean => leastTrust === 0 || (status === 'verified' && trustRank >= leastTrust)

export const filters: Record<NetworkSearch['filter'], Filter> = {
  all: everybody,
  founders: { ...everybody, kinds: personKinds.founder },
  investors: { ...everybody, kinds: personKinds.investor },
  'high-trust': { ...everybody, ...highTrust },
}
