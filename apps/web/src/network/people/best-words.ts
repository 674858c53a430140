import type { DashboardPerson } from '@wellmet/discovery/reach/reachable-people.contract.ts'
import { count } from '../contacts/contact-words.ts'
import { mostListed } from './people.queries.ts'

/** None is known, which is not that there is none. */
export const pathsWords = ({ warmPathCount }: Pick<DashboardPerson, 'warmPathCount'>): string =>
  warmPathCount === 0 ? 'none known' : count(warmPathCount)

/** "3", "not needed" where one knows them oneself, "none known". */
export const introducersWords = ({
  connectorCount,
  path,
}: Pick<DashboardPerson, 'connectorCount' | 'path'>): string => {
  if (connectorCount > 0) return count(connectorCount)
  return path.hops === 1 ? 'not needed' : 'none known'
}

/** "The best 50 in reach", "12 of the best 50 in reach", "23 people in reach". */
export const listedWords = (shown: number, listed: number): string => {
  const all = listed === mostListed ? `the best ${count(listed)} in reach` : `${count(listed)} in reach`
  if (shown < listed) return `${count(shown)} of ${all}`
  return listed === mostListed ? `The best ${count(listed)} in reach` : `${count(listed)} in reach`
}
