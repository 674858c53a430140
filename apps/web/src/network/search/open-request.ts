import { useInfiniteQuery } from '@tanstack/react-query'
import type { Introduction } from '@wellmet/introductions/requests/introductions.contract.ts'
import { introductionsQuery } from '../../introductions/requests.queries.ts'

type Open = Pick<Introduction, 'isMine' | 'target' | 'waitsFor' | 'changedAt'>

/** The viewer's open request about somebody, a draft included; of several the one that waits for the viewer, then the newest. */
export const openRequestTo = <Request extends Open>(
  requests: readonly Request[],
  personId: string,
): Request | undefined =>
  requests
    .filter(({ isMine, target }) => isMine && target.personId === personId)
    .toSorted(
      (a, b) =>
        Number(b.waitsFor === 'me') - Number(a.waitsFor === 'me') || Date.parse(b.changedAt) - Date.parse(a.changedAt),
    )[0]

/** Every row asks the same list, which Home and the introductions page load too. */
export const useOpenRequest = (personId: string): Introduction | undefined => {
  const { data } = useInfiniteQuery(introductionsQuery('active'))
  return openRequestTo(
    (data?.pages ?? []).flatMap(({ items }) => items),
    personId,
  )
}
