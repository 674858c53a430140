import { setTimeout as pause } from 'node:timers/promises'
import { fail, notFound } from '@wellmet/platform/contract/problem.ts'
import type { Listening } from '@wellmet/platform/contract/stream.plug-in.ts'
import type { UserCall } from '@wellmet/platform/http/serve.ts'
import { listWorkspaceDemands, type Demand, type WorkspaceDemand } from '../demands/list-workspace-demands.ts'
import type { Export } from './exports.contract.ts'
import { exportsMessages } from './exports.messages.ts'
import { findExport, findPiece, listExports, type ExportRow } from './exports.store.ts'

export const toExport = (
  { createdAt, finishedAt, expiresAt, workspaceIds, ...row }: ExportRow,
  demands: readonly WorkspaceDemand[],
): Export => ({
  ...row,
  needs: neededFor(workspaceIds, demands),
  createdAt: createdAt.toISOString(),
  finishedAt: finishedAt?.toISOString() ?? null,
  expiresAt: expiresAt?.toISOString() ?? null,
})

/** What a session lacks of what the workspaces in an export demand. */
const neededFor = (workspaceIds: readonly string[], demands: readonly WorkspaceDemand[]): Demand | null =>
  demands.find(({ workspaceId, needs }) => needs !== null && workspaceIds.includes(workspaceId))?.needs ?? null

const demandsOf = ({ db, viewer }: UserCall): Promise<WorkspaceDemand[]> =>
  // As the system: every workspace of the user says what it demands
  db.asSystem((tx) => listWorkspaceDemands(tx, viewer))

export async function showExports(call: UserCall) {
  const { db, viewer, services } = call
  const demands = await demandsOf(call)
  const rows = await db.reading((tx) => listExports(tx, { userId: viewer.userId, now: services.now() }))
  return { items: rows.map((row) => toExport(row, demands)), next: null }
}

const everyMs = 400

/** Each look is a transaction of its own: between two of them nothing is held. */
export async function watchExport(call: UserCall & Listening, id: string) {
  const { db, viewer, signal } = call
  const { userId } = viewer
  const demands = await demandsOf(call)
  const look = async (): Promise<Export | undefined> => {
    const row = await db.transaction((tx) => findExport(tx, { id, userId }))
    return row && toExport(row, demands)
  }
  const first = await look()
  if (!first) throw notFound('export')
  return changes(first, look, signal)
}

async function* changes(
  first: Export,
  look: () => Promise<Export | undefined>,
  signal: AbortSignal,
): AsyncGenerator<Export> {
  let said = ''
  for (let now: Export | undefined = first; now; now = await look()) {
    if (JSON.stringify(now) !== said) yield now
    if (now.state === 'done' || now.state === 'failed') return
    said = JSON.stringify(now)
    await pause(everyMs, undefined, { signal })
  }
}

/**
 * Piece by piece, each in a transaction of its own: a slow connection holds none. Refused to a session that lacks what a
 * workspace in it demands: it may have been asked for in another one, or before that was demanded.
 */
export async function downloadExport(call: UserCall, id: string) {
  const { db, viewer, services } = call
  const { userId } = viewer
  const pieceOf = (number: number) => db.transaction((tx) => findPiece(tx, { id, number, userId, now: services.now() }))
  const first = await pieceOf(0)
  const row = await db.reading((tx) => findExport(tx, { id, userId }))
  if (!first || !row) throw notFound('export')
  const needs = neededFor(row.workspaceIds, await demandsOf(call))
  if (needs) throw fail(`${needs}_required`, exportsMessages.notDownloaded({ needs }))
  return (async function* () {
    yield first.bytes
    for (let number = 1; ; number++) {
      const piece = await pieceOf(number)
      if (!piece) return
      yield piece.bytes
    }
  })()
}
