import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { personIds } from '@wellmet/identity/person-keys/person-ids.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { findAgreedAddressAsAsker, readOthersOf, readTellingsAsAsker } from './act-across-members.ts'
import type { Introduction, Route, WholeIntroduction } from './introductions.contract.ts'
import type { ListQuery } from './requests.contract.ts'
import type { Telling } from './read-tellings.ts'
import { hintsFor, shownName, shownText } from './requests.rules.ts'
import { countRequests, findAsker, listEvents, listRequests, type SeenRow } from './requests.store.ts'
import type { Submitted } from './submit-request.ts'
import { remindersDue, whoseTurn } from './turn.rules.ts'
import { shownUndo } from './undo.rules.ts'
import { Tab } from './vocabulary.contract.ts'
import { dashboardStatusesIn, isInTab, movesFrom, stageOf, statusesFor } from './vocabulary.rules.ts'

const from = { id: null, statuses: null, before: null, beforeId: null }

export const showRequests = (call: MemberCall, { tab, limit, cursor }: ListQuery) =>
  call.db.transaction(async (tx) => {
    const [millis, beforeId] = cursor?.split('.') ?? []
    const rows = await listRequests(tx, {
      ...from,
      statuses: dashboardStatusesIn(tab),
      before: millis === undefined ? null : new Date(Number(millis)),
      beforeId: beforeId ?? null,
      limit: limit + 1,
    })
    const tellings = await readTellingsAsAsker(tx, call, rows)
    const last = rows.length > limit ? present(rows[limit - 1]) : null
    return {
      items: rows.slice(0, limit).map((row) => toIntroduction(row, call, present(tellings.get(row.id)))),
      next: last && `${last.changedAt.getTime()}.${last.id}`,
      ...(await countAll(tx)),
    }
  })

async function countAll(tx: Tx) {
  const counts = { all: 0, active: 0, in_progress: 0, completed: 0, declined: 0 }
  const waiting = { me: 0, connector: 0, target: 0, nobody: 0 }
  for (const { rawStatus, repliedWith, isTargetAsked, isScheduled, n } of await countRequests(tx)) {
    const { dashboardStatus } = statusesFor(rawStatus)
    for (const tab of Tab.options) if (isInTab(tab, dashboardStatus)) counts[tab] += n
    const dates = { targetAskedAt: isTargetAsked ? new Date(0) : null, scheduledFor: isScheduled ? new Date(0) : null }
    waiting[whoseTurn({ stage: stageOf(rawStatus), repliedWith, ...dates })] += n
  }
  const { nobody: _, ...turns } = waiting
  return { counts, waiting: turns }
}

export const showRequest = (call: MemberCall, id: string): Promise<WholeIntroduction> =>
  call.db.transaction((tx) => showWhole(tx, call, { id }))

export async function findSeen(tx: Tx, id: string): Promise<SeenRow> {
  const [row] = await listRequests(tx, { ...from, id, limit: 1 })
  if (!row) throw notFound('request')
  return row
}

/** One request as the viewer may see it; of one that they joined, that it goes on and not what is in it. */
export async function showWhole(
  tx: Tx,
  call: MemberCall,
  { id, joined = null, notice = null }: Pick<Submitted, 'id'> & Partial<Submitted>,
): Promise<WholeIntroduction> {
  const row = await findSeen(tx, id)
  const tellings = await readTellingsAsAsker(tx, call, [row])
  const shown = toIntroduction(row, call, present(tellings.get(row.id)))
  const { isMine } = shown
  const theirs = isMine ? joined : { id: row.id, userId: row.userId, askerName: row.askerName, askedAt: row.askedAt }
  const unnamed = isMine && row.isBlind ? await findAsker(tx, row) : null
  const others = await readOthersOf(tx, call, row)
  return {
    ...shown,
    route: isMine ? toRoute(row.route) : null,
    fallbackPaths: isMine ? row.fallbackPaths : [],
    timeline: (await listEvents(tx, { requestId: id })).map(({ at, note, ...line }) => ({
      ...line,
      at: at.toISOString(),
      note: isMine ? note : null,
    })),
    moves: isMine && !shown.hasDeletedPerson ? [...movesFrom(shown.stage)] : [],
    hints: isMine && shown.stage === 'drafted' ? hintsFor({ ...row, unnamed }) : [],
    connectorOpenAsks: others.openAsks,
    joinedBy: others.joinedBy,
    joined: theirs && {
      requestId: theirs.id,
      askedBy: { userId: theirs.userId, name: theirs.askerName },
      askedAt: theirs.askedAt?.toISOString() ?? null,
    },
    undo: isMine && !shown.hasDeletedPerson ? shownUndo(row.undo, call.services.now()) : null,
    targetEmail: isMine ? (row.target.email ?? (await findAgreedAddressAsAsker(tx, row))) : null,
    notice,
  }
}

const toRoute = ({ via, path, ...route }: Route): Route => ({
  ...route,
  via: { ...via, name: shownName(via.name) },
  path: { ...path, viaName: path.viaName === null ? null : shownName(path.viaName) },
})

const shownTime = (at: Date | null): string | null => at?.toISOString() ?? null

function toIntroduction(row: SeenRow, call: MemberCall, telling: Telling): Introduction {
  const isMine = row.userId === call.viewer.userId
  const ids = personIds(call)
  const target = isMine ? { ...row.target, person: row.targetPerson } : present(row.joinedTarget)
  const connector = isMine ? row.connector : present(row.joinedConnector)
  const stage = stageOf(row.rawStatus)
  const mine = <T>(value: T): T | null => (isMine ? value : null)
  return {
    id: row.id,
    isMine,
    askedBy: { userId: row.userId, name: row.askerName },
    target: {
      personId: target.person === null ? null : ids.show(BigInt(target.person)),
      name: shownName(target.name),
      company: target.company,
      title: target.title,
    },
    connector: {
      personId: row.connectorUser ?? ids.show(BigInt(present(row.connectorPerson))),
      name: shownName(connector.name),
      kind: connector.kind,
      email: connector.email,
    },
    subject: mine(shownText(row.subject)),
    message: mine(shownText(row.message)),
    nextStep: mine(row.nextStep),
    context: mine(row.context),
    blind: row.isBlind,
    status: row.rawStatus,
    stage,
    ...statusesFor(row.rawStatus),
    waitsFor: whoseTurn({ ...row, stage }),
    repliedWith: row.repliedWith,
    scheduledFor: shownTime(row.scheduledFor),
    timeZone: row.timeZone,
    snoozedUntil: shownTime(row.snoozedUntil),
    createdAt: row.createdAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    askedAt: shownTime(row.askedAt),
    repliedAt: shownTime(row.repliedAt),
    sentAt: shownTime(row.sentAt),
    settledAt: shownTime(row.settledAt),
    hasDeletedPerson: row.personDeletedAt !== null,
    outcomeEmail: mine(telling.outcomeEmail),
    isReachable: telling.isReachable || !isMine,
    isForwarded: telling.isForwarded,
    isOverdue: remindersDue({ ...row, stage }, call.services.now()) > 0,
    version: row.version,
  }
}
