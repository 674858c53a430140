import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Services } from '@wellmet/platform/services.ts'
import type { ConnectorIdentity } from './connector-identity.rules.ts'
import { introductionKeys } from './introduction-keys.ts'
import { listCounts, listCountsAsSystem, type CountRow } from './outcome-statistics.store.ts'
import { noStatistics, type OutcomeStatistics } from './outcome-statistics.rules.ts'

/** A way: whom to ask, null where nobody need be asked, and the person's number whom it leads to. */
export interface FoundPath {
  connector: ConnectorIdentity | null
  target: string | null
}

export type StatisticsOfPath = (foundPath: FoundPath) => OutcomeStatistics

interface Membership {
  workspaceId: string
  userId: string
}

/** What the viewer may know of how introductions by these ways turned out: one question, however many ways. */
export async function findOutcomeStatistics(
  tx: Tx,
  { services, viewer }: { services: Pick<Services, 'config'>; viewer: Membership },
  foundPaths: readonly FoundPath[],
): Promise<StatisticsOfPath> {
  const keysOf = namesOf(services, viewer.workspaceId)
  return readCounts(
    await listCounts(tx, { keys: [...new Set(foundPaths.flatMap((foundPath) => Object.values(keysOf(foundPath))))] }),
    keysOf,
  )
}

/** The same for one way of one asker, as the system: for what is done when they are not there. */
export async function findOutcomeStatisticsOfAsk(
  tx: Tx,
  services: Pick<Services, 'config'>,
  membership: Membership,
  foundPath: FoundPath,
): Promise<OutcomeStatistics> {
  const keysOf = namesOf(services, membership.workspaceId)
  return readCounts(
    await listCountsAsSystem(tx, { ...membership, keys: Object.values(keysOf(foundPath)) }),
    keysOf,
  )(foundPath)
}

interface Keys {
  connector?: string
  target?: string
}

function namesOf(
  services: Pick<Services, 'config'>,
  workspaceId: string,
): (foundPath: FoundPath) => Keys & Record<string, string> {
  const keys = introductionKeys(services, workspaceId)
  return ({ connector, target }) => ({
    ...(connector ? { connector: keys.connector(connector) } : {}),
    ...(target === null ? {} : { target: keys.target(`person:${target}`) }),
  })
}

function readCounts(rows: readonly CountRow[], keysOf: (foundPath: FoundPath) => Keys): StatisticsOfPath {
  if (rows.length === 0) return () => noStatistics
  const found = new Map(rows.map((row) => [`${row.about}:${row.key}`, row]))
  const get = (about: CountRow['about'], key: string | undefined): CountRow | null =>
    (key === undefined ? undefined : found.get(`${about}:${key}`)) ?? null
  const allAsks = get('asks_in_workspace', '0')
  const allIntros = get('intros_in_workspace', '0')
  return (foundPath) => {
    const { connector, target } = keysOf(foundPath)
    return {
      asks: get('asks_of_connector', connector),
      made: get('intros_by_connector', connector),
      target: get('intros_to_target', target),
      openAsks: get('open_asks', connector)?.asked ?? 0,
      allAsks,
      allIntros,
    }
  }
}
