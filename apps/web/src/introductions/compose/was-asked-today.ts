import type { Introduction } from '@wellmet/introductions/requests/introductions.contract.ts'

type Asked = Pick<Introduction, 'isMine' | 'askedAt'> & { connector: Pick<Introduction['connector'], 'personId'> }

/** Whether the viewer asked this connector today, as the reader's calendar has it. */
export const wasAskedToday = (requests: readonly Asked[], connector: string, now = new Date()): boolean =>
  requests.some(
    ({ isMine, askedAt, connector: { personId } }) =>
      isMine && personId === connector && askedAt !== null && new Date(askedAt).toDateString() === now.toDateString(),
  )
