import type { Introduction } from '@wellmet/introductions/requests/introductions.contract.ts'

type Asked = Pick<Introduction, 'isMine' | 'stage'> & { connector: Pick<Introduction['connector'], 'personId'> }

/** Whom the viewer has asked and who has not answered yet: one request at a time is enough for most. */
export const awaitedConnectors = (requests: readonly Asked[]): ReadonlySet<string> =>
  new Set(
    requests
      .filter(({ isMine, stage }) => isMine && stage === 'awaiting_connector')
      .map(({ connector }) => connector.personId),
  )
