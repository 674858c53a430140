import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { recordAudit } from '@wellmet/account/audit/record-audit.ts'
import { notFound } from '@wellmet/platform/contract/problem.ts'
import { renderMessage } from '@wellmet/platform/messages/messages.ts'
import type { Services } from '@wellmet/platform/services.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import type { RefusalCode } from '@wellmet/platform/files/import-refused.ts'
import { enqueue } from '@wellmet/platform/jobs/job.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { ensureNetwork } from '@wellmet/identity/member-networks/ensure-network.ts'
import type { Import, ImportCounts, Skip } from './imports.contract.ts'
import { dailyAllowance } from './daily-allowance.ts'
import { readImportJob } from './imports.jobs.ts'
import {
  deleteImport,
  findImport,
  insertImport,
  insertPiece,
  listImports,
  listSkips,
  markUploaded,
} from './imports.store.ts'
import { importLimits } from './imports.settings.ts'
import { refusalMessage, skipReasons } from './reasons.rules.ts'

const pieceBytes = 1024 * 1024

/**
 * Takes the file piece by piece, each in a transaction of its own: a slow connection must not hold one of the database's.
 * Each piece is counted in the transaction that stores it. Only with the last piece is the work ordered; a file that breaks
 * off leaves nothing but what it counted.
 */
export async function startImport(call: MemberCall, fileName: string, upload: Readable): Promise<Import> {
  const { db, viewer, services } = call
  const membership = { workspaceId: viewer.workspaceId, userId: viewer.userId }
  const networkId = await db.transaction((tx) => ensureNetwork(tx, membership, services))
  const id = newId()
  const allowance = dailyAllowance(call)
  const isCounted = await db.transaction(async (tx) => {
    if (!(await allowance.countFile(tx))) return false
    await insertImport(tx, { id, networkId, ...membership, fileName, createdAt: services.now() })
    return true
  })
  if (!isCounted) throw allowance.usedUp()
  try {
    const hash = createHash('sha256')
    let [bytes, number] = [0, 0]
    for await (const piece of inPieces(upload)) {
      hash.update(piece)
      bytes += piece.length
      const row = { importId: id, networkId, number: number++, bytes: piece }
      const isStored = await db.transaction(async (tx) => {
        if (!(await allowance.countBytes(tx, piece.length))) return false
        await insertPiece(tx, row)
        return true
      })
      if (!isStored) throw allowance.usedUp()
    }
    return await db.transaction(async (tx) => {
      const row = await markUploaded(tx, id, bytes, hash.digest())
      await enqueue(
        tx,
        readImportJob,
        { importId: id, ...membership },
        // By user, not by network: nobody has two files read at once by having two workspaces.
        { queue: `imports-of-${membership.userId}`, maxAttempts: 5 },
      )
      // Without the name of the file, which may name people.
      const { workspaceId, userId: actorId } = membership
      await recordAudit(tx, { workspaceId, actorId, action: 'import.uploaded', subject: id, now: services.now() })
      return toImport(row, services)
    })
  } catch (error) {
    await db.transaction((tx) => deleteImport(tx, id))
    throw error
  }
}

async function* inPieces(upload: Readable): AsyncGenerator<Buffer> {
  let held: Buffer[] = []
  let size = 0
  for await (const chunk of upload as AsyncIterable<Buffer>) {
    held.push(chunk)
    size += chunk.length
    if (size < pieceBytes) continue
    yield Buffer.concat(held)
    ;[held, size] = [[], 0]
  }
  if (size > 0) yield Buffer.concat(held)
}

export const showImports = ({ db, services }: MemberCall) =>
  db.transaction(async (tx) => ({
    items: (await listImports(tx, 100)).map((row) => toImport(row, services)),
    next: null,
  }))

export const showImport = ({ db, services }: MemberCall, id: string) =>
  db.transaction(async (tx) => {
    const row = await findImport(tx, id)
    if (!row) throw notFound('import')
    return { import: toImport(row, services), skips: (await listSkips(tx, id, 1000)).map(toSkip) }
  })

const toSkip = ({ reason, ...row }: Awaited<ReturnType<typeof listSkips>>[number]): Skip => ({
  ...row,
  reason: skipReasons[reason](),
})

const toImport = (row: NonNullable<Awaited<ReturnType<typeof findImport>>>, { config }: Services): Import => ({
  id: row.id,
  fileName: row.fileName,
  bytes: Number(row.bytes),
  state: row.state as Import['state'],
  format: row.format,
  counts: row.counts as ImportCounts,
  archiveOf: row.archiveOf,
  problem: row.problem && renderMessage(refusalMessage(row.problem as RefusalCode, importLimits(config))),
  undo: row.undoneAt ? 'done' : row.undoAskedAt ? 'waiting' : 'none',
  createdAt: row.createdAt.toISOString(),
  finishedAt: row.finishedAt?.toISOString() ?? null,
})
