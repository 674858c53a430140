import type { Introduction } from '@wellmet/introductions/requests/introductions.contract.ts'

type Asked = Pick<Introduction, 'isMine' | 'askedAt'> & { connector: Pick<Introduction['connector'], 'personId'> }

/** Whom the viewer asked today, as the reader's calendar has it. */
export const askedToday = (requests: readonly Asked[], now = new Date()): ReadonlySet<string> =>
  new Set(
    requests
      .filter(
        ({ isMine, askedAt }) => isMine && askedAt !== null && new Date(askedAt).toDateString() === now.toDateString(),
      )
      .map(({ connector }) => connector.personId),
  )
