import type { Introduction } from '@wellmet/introductions/requests/introductions.contract.ts'

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
