import type { NetworkFound, RankedPerson } from '@wellmet/discovery/people-search/people.contract.ts'
import type { DashboardPerson } from '@wellmet/discovery/reach/reachable-people.contract.ts'

/** What comes with the best in reach, and not with what was searched for. */
export type PersonFound = RankedPerson & Partial<Pick<DashboardPerson, 'evidenceChips'>>
export type PeopleFound = Omit<NetworkFound, 'results' | 'cache'> & {
  results: PersonFound[]
  /** The viewer's own contacts, because they reach nobody else. */
  isOwn?: boolean
}
