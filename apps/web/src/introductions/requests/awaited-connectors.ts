import type { Introduction } from '@wellmet/introductions/requests/introductions.contract.ts'

type Asked = Pick<Introduction, 'isMine' | 'stage' | 'snoozedUntil'> & {
  connector: Pick<Introduction['connector'], 'personId'>
  target: Pick<Introduction['target'], 'name'>
}

/** Whom the viewer has asked and who has not answered yet, with whom it was about: one request at a time is enough for most. "Later" is an answer. */
export const awaitedConnectors = (requests: readonly Asked[]): ReadonlyMap<string, string> =>
  new Map(
    requests
      .filter(({ isMine, stage, snoozedUntil }) => isMine && stage === 'awaiting_connector' && snoozedUntil === null)
      .map(({ connector, target }) => [connector.personId, target.name]),
  )
