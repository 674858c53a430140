import { peopleMessages } from '@wellmet/discovery/people-search/people.messages.ts'
import type { DashboardPerson } from '@wellmet/discovery/reach/reachable-people.contract.ts'
import { formatNumber } from '@wellmet/platform/messages/formats.ts'

/** None is known, which is not that there is none. */
export const pathsWords = ({ warmPathCount }: Pick<DashboardPerson, 'warmPathCount'>): string =>
  warmPathCount === 0 ? peopleMessages.noneKnown() : formatNumber(warmPathCount)

/** "3", "not needed" for a person one knows oneself, "none known". */
export const introducersWords = ({
  connectorCount,
  path,
}: Pick<DashboardPerson, 'connectorCount' | 'path'>): string => {
  if (connectorCount > 0) return formatNumber(connectorCount)
  return path.hops === 1 ? peopleMessages.notNeeded() : peopleMessages.noneKnown()
}

/** "The top 50 people", "12 of the top 50 people", "23 people in reach" where these are all. */
export const listedWords = (shown: number, listed: number, isAll: boolean): string => {
  if (!isAll)
    return shown < listed ? peopleMessages.bestListedFiltered({ shown, listed }) : peopleMessages.bestListed({ listed })
  return shown < listed ? peopleMessages.totalListedFiltered({ shown, listed }) : peopleMessages.totalListed({ listed })
}
