import type { Introduction } from '@wellmet/introductions/requests/introductions.contract.ts'

type Asked = Pick<Introduction, 'isMine' | 'stage'> & {
  connector: Pick<Introduction['connector'], 'personId'>
  target: Pick<Introduction['target'], 'name'>
}

/** Whom the viewer has asked and who has not answered yet, with whom it was about: one request at a time is enough for most. */
export const awaitedConnectors = (requests: readonly Asked[]): ReadonlyMap<string, string> =>
  new Map(
    requests
      .filter(({ isMine, stage }) => isMine && stage === 'awaiting_connector')
      .map(({ connector, target }) => [connector.personId, target.name]),
  )
