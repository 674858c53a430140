import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { asSystem } from '@wellmet/platform/database/database.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { countOpenAsksOf } from './count-open-asks.ts'
import { followInstead, followOpenAsk, type Follower } from './follow-open-ask.ts'
import type { Move } from './move.rules.ts'
import { writeMove } from './move-request.ts'
import { readConnectorFacts, type Asking } from './read-connector-facts.ts'
import type { Happened } from './record-change.ts'
import {
  listAsks,
  listFollowers,
  type ListedAskRow,
  type OpenAskRow,
  type RequestRow,
  type SeenRow,
} from './requests.store.ts'
import { scheduleAsk } from './schedule-ask.ts'

export type { ListedAskRow }

// What a member does here reaches rows of other members. No policy can allow that, so it runs as the system. The asker
// created a row that is passed in, or found and locked it, in the same transaction.

/** Locks the connector. Their rules are their own, and the asks that count against a limit are those of all members. */
export const readFactsAsAsker = (tx: Tx, services: Services, request: Asking) =>
  asSystem(tx, (system) => readConnectorFacts(system, services, request))

/** The status belongs to asker, connector and target alike, so a member may not update it directly. */
export const moveAsAsker = (tx: Tx, services: Services, row: RequestRow, move: Move): Promise<RequestRow> =>
  asSystem(tx, (system) => writeMove(system, services, row, move))

export const scheduleAsAsker = (
  tx: Tx,
  services: Services,
  row: RequestRow,
  at: Date | null,
  happened?: Partial<Happened>,
): Promise<void> => asSystem(tx, (system) => scheduleAsk(system, services, row, at, happened))

/** The open ask is a teammate's. */
export const followAsAsker = (tx: Tx, services: Services, open: { id: string }, follower: Follower): Promise<void> =>
  asSystem(tx, (system) => followOpenAsk(system, services, open, follower))

/** The same for the asker of a draft, which is archived. */
export const followInsteadAsAsker = (tx: Tx, services: Services, row: RequestRow, other: OpenAskRow): Promise<void> =>
  asSystem(tx, (system) => followInstead(system, services, row, other))

/** Who joined a request, for its asker only, and how many asks of the workspace wait with its connector. */
export const readOthersOf = (tx: Tx, { viewer }: MemberCall, { id, workspaceId, userId, connectorKey }: SeenRow) =>
  asSystem(tx, async (system) => ({
    joinedBy: userId === viewer.userId ? await listFollowers(system, { requestId: id }) : [],
    openAsks: (await countOpenAsksOf(system, workspaceId, [connectorKey])).get(connectorKey) ?? 0,
  }))

/** The open asks of the viewer, oldest first. The requests belong to their askers. */
export const listAsksOf = ({ db, viewer: { workspaceId, userId } }: MemberCall, limit: number) =>
  db.asSystem((tx) => listAsks(tx, { workspaceId, userId, id: null, limit }))

/** Runs `reply` and returns the ask as it is afterwards. Fails before that unless the viewer was asked. */
export const replyAsConnector = (
  { db, viewer: { workspaceId, userId } }: MemberCall,
  id: string,
  reply: (tx: Tx) => Promise<void>,
): Promise<ListedAskRow> =>
  db.asSystem(async (tx) => {
    const get = async (): Promise<ListedAskRow> => {
      const [ask] = await listAsks(tx, { workspaceId, userId, id, limit: 1 })
      if (!ask) throw notFound('ask')
      return ask
    }
    await get()
    await reply(tx)
    return get()
  })
