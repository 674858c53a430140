import { findDeniedPeople } from '@wellmet/contacts/contact-list/find-denied-people.ts'
import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { ReaderCall } from '@wellmet/platform/http/serve.ts'
import type { PersonState } from '@wellmet/identity/person-states/person-states.contract.ts'
import { personIds } from '@wellmet/identity/person-keys/person-ids.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { findAgreedAddressAsAsker, readOthersOf, readOutcomeNoticesAsAsker } from './act-across-members.ts'
import type { Introduction, WholeIntroduction } from './introductions.contract.ts'
import type { Route } from '../moves/saved-path.contract.ts'
import type { ListQuery } from './requests.contract.ts'
import type { OutcomeNotice } from '../outcome-notices/read-outcome-notices.ts'
import { shownName, shownText } from './requests.rules.ts'
import { emailLines, findUnreached, type Unreached } from '../undelivered/undelivered.rules.ts'
import { hintsFor } from '../drafts/hints.rules.ts'
import { findTargetStates } from './find-target-states.ts'
import { countRequests, findAsker, listLinesOf, listRequests, type SeenRow } from './requests.store.ts'
import { listChanges } from '../moves/record-change.ts'
import type { Submitted } from './submit-request.ts'
import { whoseTurn } from '../stages/turn.rules.ts'
import { remindersDue } from '../silence/silence.rules.ts'
import { shownUndo } from '../moves/undo.rules.ts'
import { Tab } from '../stages/stages.contract.ts'
import { isInTab, movesFrom, stagesIn, statusesFor } from '../stages/stages.rules.ts'

const from = { id: null, stages: null, before: null, beforeId: null }

export const showRequests = (call: ReaderCall, { tab, limit, cursor }: ListQuery) =>
  call.db.transaction(async (tx) => {
    const [millis, beforeId] = cursor?.split('.') ?? []
    const rows = await listRequests(tx, {
      ...from,
      stages: stagesIn(tab),
      before: millis === undefined ? null : new Date(Number(millis)),
      beforeId: beforeId ?? null,
      limit: limit + 1,
    })
    const notices = await readOutcomeNoticesAsAsker(tx, call, rows)
    const unreached = await listUnreached(tx, rows)
    const stateOf = await findTargetStates(tx, call, rows)
    const last = rows.length > limit ? present(rows[limit - 1]) : null
    return {
      items: rows
        .slice(0, limit)
        .map((row) => toIntroduction(row, call, present(notices.get(row.id)), unreached(row), stateOf(row))),
      next: last && `${last.changedAt.getTime()}.${last.id}`,
      ...(await countAll(tx)),
    }
  })

async function countAll(tx: Tx) {
  const counts = { all: 0, active: 0, in_progress: 0, completed: 0, declined: 0 }
  const waiting = { me: 0, connector: 0, target: 0, nobody: 0 }
  for (const { stage, repliedWith, isTargetAsked, isScheduled, n } of await countRequests(tx)) {
    const { dashboardStatus } = statusesFor(stage)
    for (const tab of Tab.options) if (isInTab(tab, dashboardStatus)) counts[tab] += n
    const dates = { targetAskedAt: isTargetAsked ? new Date(0) : null, scheduledFor: isScheduled ? new Date(0) : null }
    waiting[whoseTurn({ stage, repliedWith, ...dates })] += n
  }
  const { nobody: _, ...turns } = waiting
  return { counts, waiting: turns }
}

export const showRequest = (call: ReaderCall, id: string): Promise<WholeIntroduction> =>
  call.db.transaction((tx) => showWhole(tx, call, { id }))

export async function findSeen(tx: Tx, id: string): Promise<SeenRow> {
  const [row] = await listRequests(tx, { ...from, id, limit: 1 })
  if (!row) throw notFound('request')
  return row
}

/** One request as the viewer may see it; of one that they joined, that it goes on and not what is in it. */
export async function showWhole(
  tx: Tx,
  call: ReaderCall,
  { id, joined = null, notice = null }: Pick<Submitted, 'id'> & Partial<Submitted>,
): Promise<WholeIntroduction> {
  const row = await findSeen(tx, id)
  const notices = await readOutcomeNoticesAsAsker(tx, call, [row])
  const unreached = await listUnreached(tx, [row])
  const stateOf = await findTargetStates(tx, call, [row])
  const shown = toIntroduction(row, call, present(notices.get(row.id)), unreached(row), stateOf(row))
  const { isMine } = shown
  const theirs = isMine ? joined : { id: row.id, userId: row.userId, askerName: row.askerName, askedAt: row.askedAt }
  const unnamed = isMine && row.isBlind ? await findAsker(tx, row) : null
  const others = await readOthersOf(tx, call, row)
  return {
    ...shown,
    route: isMine ? toRoute(row.route) : null,
    fallbackPaths: isMine ? await withoutDenied(tx, call, row.fallbackPaths) : [],
    timeline: (await listChanges(tx, id)).map(({ at, note, ...line }) => ({
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

/** Where the viewer can write to the target of a request: given by them, or by the target when they agreed. */
export async function findTargetAddress(tx: Tx, id: string): Promise<string | null> {
  const row = await findSeen(tx, id)
  return row.target.email ?? (await findAgreedAddressAsAsker(tx, row))
}

/** Of the paths as they were kept, those whose connector the viewer has not said since not to know. */
async function withoutDenied(tx: Tx, call: ReaderCall, paths: readonly Route[]): Promise<Route[]> {
  const numberOf = ({ via }: Route): string | null =>
    via.kind === 'contact' ? (personIds(call).read(via.personId)?.toString() ?? null) : null
  const denied = await findDeniedPeople(
    tx,
    paths.flatMap((path) => numberOf(path) ?? []),
  )
  return paths.filter((path) => !denied.has(numberOf(path) ?? ''))
}

const toRoute = ({ via, path, ...route }: Route): Route => ({
  ...route,
  via: { ...via, name: shownName(via.name) },
  path: { ...path, viaName: path.viaName === null ? null : shownName(path.viaName) },
})

const shownTime = (at: Date | null): string | null => at?.toISOString() ?? null

/** By request, whom an email of ours did not reach. */
async function listUnreached(tx: Tx, rows: readonly SeenRow[]): Promise<(row: SeenRow) => Unreached | null> {
  const ids = rows.map(({ id }) => id)
  const lines = ids.length === 0 ? [] : await listLinesOf(tx, { ids, kinds: [...emailLines] })
  const byRequest = Map.groupBy(lines, ({ requestId }) => requestId)
  return (row) => (row.askedElsewhere === null ? findUnreached(row, byRequest.get(row.id) ?? []) : null)
}

function toIntroduction(
  row: SeenRow,
  call: ReaderCall,
  notice: OutcomeNotice,
  unreached: Unreached | null,
  personState: PersonState | null,
): Introduction {
  const isMine = row.userId === call.viewer.userId
  const ids = personIds(call)
  const target = isMine ? { ...row.target, person: row.targetPerson } : present(row.joinedTarget)
  const connector = isMine ? row.connector : present(row.joinedConnector)
  const { stage } = row
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
    status: stage,
    stage,
    ...statusesFor(stage),
    waitsFor: whoseTurn({ ...row, stage }),
    repliedWith: row.repliedWith,
    scheduledFor: shownTime(row.scheduledFor),
    timeZone: row.timeZone,
    snoozedUntil: shownTime(row.snoozedUntil),
    createdAt: row.createdAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    askedAt: shownTime(row.askedAt),
    askedElsewhere: row.askedElsewhere,
    repliedAt: shownTime(row.repliedAt),
    sentAt: shownTime(row.sentAt),
    meetingAt: shownTime(row.meetingAt),
    settledAt: shownTime(row.settledAt),
    hasDeletedPerson: row.personDeletedAt !== null,
    outcomeEmail: mine(notice.outcomeEmail),
    isReachable: notice.isReachable || !isMine,
    unreached: mine(unreached),
    isForwarded: notice.isForwarded,
    personState,
    isOverdue: remindersDue({ ...row, stage }, call.services.now()) > 0,
    version: row.version,
  }
}
