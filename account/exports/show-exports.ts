import { setTimeout as pause } from 'node:timers/promises'
import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { Listening, UserCall } from '@wellmet/platform/http/serve.ts'
import type { Export } from './exports.contract.ts'
import { findExport, findPiece, listExports, type ExportRow } from './exports.store.ts'

export const toExport = ({ createdAt, finishedAt, expiresAt, ...row }: ExportRow): Export => ({
  ...row,
  createdAt: createdAt.toISOString(),
  finishedAt: finishedAt?.toISOString() ?? null,
  expiresAt: expiresAt?.toISOString() ?? null,
})

export const showExports = ({ db, viewer: { userId }, services }: UserCall) =>
  db.reading(async (tx) => ({
    items: (await listExports(tx, { userId, now: services.now() })).map(toExport),
    next: null,
  }))

const everyMs = 400

/** Each look is a transaction of its own: between two of them nothing is held. */
export async function watchExport({ db, viewer: { userId }, signal }: UserCall & Listening, id: string) {
  const look = async (): Promise<Export | undefined> => {
    const row = await db.transaction((tx) => findExport(tx, { id, userId }))
    return row && toExport(row)
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

/** Piece by piece, each in a transaction of its own: a slow connection holds none. */
export async function downloadExport({ db, viewer: { userId }, services }: UserCall, id: string) {
  const pieceOf = (number: number) => db.transaction((tx) => findPiece(tx, { id, number, userId, now: services.now() }))
  const first = await pieceOf(0)
  if (!first) throw notFound('export')
  return (async function* () {
    yield first.bytes
    for (let number = 1; ; number++) {
      const piece = await pieceOf(number)
      if (!piece) return
      yield piece.bytes
    }
  })()
}
