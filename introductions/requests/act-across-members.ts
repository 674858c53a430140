import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { asSystem } from '@wellmet/platform/database/database.ts'
import type { MemberCall, ReaderCall } from '@wellmet/platform/http/serve.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { asMember, findMemberAt } from './find-participants.ts'
import { followInstead, followOpenAsk, type Follower } from './follow-open-ask.ts'
import type { Move } from '../moves/move.rules.ts'
import { writeMove } from '../moves/move-request.ts'
import { restoreState } from '../moves/restore-state.ts'
import type { SavedUndo } from '../moves/undo.rules.ts'
import { readOutcomeNotices, type OutcomeNotice } from '../outcome-notices/read-outcome-notices.ts'
import { readConnectorFacts, type Asking } from './read-connector-facts.ts'
import type { Happened } from '../moves/record-change.ts'
import {
  countOpenAsks,
  findAgreedAddress,
  listAnsweredAsks,
  listAsks,
  listFollowers,
  type AnsweredAskRow,
  type ListedAskRow,
  type SeenRow,
  updateConnector,
} from './requests.store.ts'
import { findOtherAsk, type OpenAskRow } from '../moves/find-open-ask.ts'
import type { RequestRow } from '../moves/lock-request.ts'
import { scheduleAsk } from './schedule-ask.ts'

export type { AnsweredAskRow, ListedAskRow }

/** On whose behalf, also in a job of theirs. */
export type OfMember = Pick<MemberCall, 'db'> & { viewer: Pick<MemberCall['viewer'], 'workspaceId' | 'userId'> }

// What a member does here reaches rows of other members. No policy can allow that, so it runs as the system. The asker
// created a row that is passed in, or found and locked it, in the same transaction.

/** Locks the connector. Their rules are their own, and the asks that count against a limit are those of all members. */
export const readFactsAsAsker = (tx: Tx, services: Services, request: Asking) =>
  // As the system: asking, following and replying reach the rows of other members
  asSystem(tx, (system) => readConnectorFacts(system, services, request))

/** The status belongs to asker, connector and target alike, so a member may not update it directly. */
export const moveAsAsker = (tx: Tx, services: Services, row: RequestRow, move: Move): Promise<RequestRow> =>
  asSystem(tx, (system) => writeMove(system, services, row, move))

/**
 * The address of a draft may be a teammate's, by a change of the draft or because they joined since: then it asks the
 * teammate. Returns the row as it is afterwards, or null where the address is the asker's own.
 */
export async function askMemberAt(tx: Tx, services: Services, row: RequestRow): Promise<RequestRow | null> {
  const { id, workspaceId, connector } = row
  if (connector.kind === 'member' || connector.email === null) return row
  const member = await findMemberAt(tx, workspaceId, [connector.email])
  if (!member) return row
  if (member.userId === row.userId) return null
  const { user, key, mailboxKey, known } = asMember(services, workspaceId, member)
  const asked = { connectorUser: user, connectorKey: key, mailboxKey }
  await asSystem(tx, (system) => updateConnector(system, { ...asked, id, connector: JSON.stringify(known) }))
  return { ...row, ...asked, connectorPerson: null, connector: known }
}

export const scheduleAsAsker = (
  tx: Tx,
  services: Services,
  row: RequestRow,
  at: Date | null,
  happened?: Partial<Happened>,
): Promise<void> => asSystem(tx, (system) => scheduleAsk(system, services, row, at, happened))

/** A status belongs to asker, connector and target alike, also when it is taken back. */
export const undoAsAsker = (
  tx: Tx,
  services: Services,
  row: RequestRow,
  undo: SavedUndo,
  alsoUndo: (system: Tx, services: Services, since: Date) => Promise<string | undefined>,
): Promise<void> =>
  asSystem(tx, async (system) => {
    const note = await alsoUndo(system, services, new Date(undo.at))
    await restoreState(system, services, row, undo, note)
  })

/** The open ask is a teammate's. */
export const followAsAsker = (tx: Tx, services: Services, open: { id: string }, follower: Follower): Promise<void> =>
  asSystem(tx, (system) => followOpenAsk(system, services, open, follower))

/** The same for the asker of a draft, which is archived. */
export const followInsteadAsAsker = (tx: Tx, services: Services, row: RequestRow, other: OpenAskRow): Promise<void> =>
  asSystem(tx, (system) => followInstead(system, services, row, other))

/** Who joined a request, for its asker only, and how many asks of the workspace wait with its connector. */
export const readOthersOf = (tx: Tx, { viewer }: ReaderCall, row: SeenRow) =>
  asSystem(tx, async (system) => ({
    joinedBy: row.userId === viewer.userId ? await listFollowers(system, { requestId: row.id }) : [],
    openAsks: (await countOpenAsks(system, row)).n,
  }))

/** What the connectors of these requests are told and whether they can be reached: of their rules nothing else leaves. */
export const readOutcomeNoticesAsAsker = (
  tx: Tx,
  { viewer, services }: ReaderCall,
  rows: readonly Pick<SeenRow, 'id'>[],
): Promise<Map<string, OutcomeNotice>> =>
  asSystem(tx, (system) =>
    readOutcomeNotices(
      system,
      services,
      viewer.workspaceId,
      rows.map(({ id }) => id),
    ),
  )

/** Where the target agreed to be introduced, for the asker of the request. */
export const findAgreedAddressAsAsker = (tx: Tx, row: Pick<SeenRow, 'id'>): Promise<string | null> =>
  asSystem(tx, async (system) => (await findAgreedAddress(system, { requestId: row.id }))?.address ?? null)

/** Whether somebody is asking the same already. */
export const findOpenAskAsAsker = (tx: Tx, request: Parameters<typeof findOtherAsk>[1]) =>
  asSystem(tx, (system) => findOtherAsk(system, request))

/** What was asked of the viewer and answered, newest first. */
export const listAnsweredAsksOf = ({ db, viewer: { workspaceId, userId } }: ReaderCall, limit: number) =>
  db.asSystem((tx) => listAnsweredAsks(tx, { workspaceId, userId, limit }))

/** The open asks of the viewer, oldest first. The requests belong to their askers. */
export const listAsksOf = <T>(
  { db, viewer: { workspaceId, userId } }: OfMember,
  limit: number,
  show: (tx: Tx, asks: ListedAskRow[]) => Promise<T>,
): Promise<T> => db.asSystem(async (tx) => show(tx, await listAsks(tx, { workspaceId, userId, id: null, limit })))

/** Runs `reply` and shows the ask as it is afterwards. Fails before that unless the viewer was asked. */
export const replyAsConnector = <T>(
  { db, viewer: { workspaceId, userId } }: OfMember,
  id: string,
  reply: (tx: Tx) => Promise<void>,
  show: (tx: Tx, ask: ListedAskRow) => Promise<T>,
): Promise<T> =>
  db.asSystem(async (tx) => {
    const get = async (): Promise<ListedAskRow> => {
      const [ask] = await listAsks(tx, { workspaceId, userId, id, limit: 1 })
      if (!ask) throw notFound('ask')
      return ask
    }
    await get()
    await reply(tx)
    return show(tx, await get())
  })
