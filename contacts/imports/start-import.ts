import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { notFound } from '@wellmet/platform/contract/problem.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import type { RefusalCode } from '@wellmet/platform/files/import-refused.ts'
import { enqueue } from '@wellmet/platform/jobs/job.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { ensureNetwork } from '@wellmet/identity/member-networks/ensure-network.ts'
import type { Import, ImportCounts, Skip } from './imports.contract.ts'
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
import { refusals, skipReasons } from './reasons.rules.ts'

const pieceBytes = 1024 * 1024

/**
 * Takes the file piece by piece, each in a transaction of its own: a slow connection must not hold one of the database's.
 * Only with the last piece is the work ordered; a file that breaks off leaves nothing.
 */
export async function startImport(
  { db, viewer, services }: MemberCall,
  fileName: string,
  upload: Readable,
): Promise<Import> {
  const membership = { workspaceId: viewer.workspaceId, userId: viewer.userId }
  const networkId = await db.transaction((tx) => ensureNetwork(tx, membership, services))
  const id = newId()
  await db.transaction((tx) => insertImport(tx, { id, networkId, ...membership, fileName, createdAt: services.now() }))
  try {
    const hash = createHash('sha256')
    let [bytes, number] = [0, 0]
    for await (const piece of inPieces(upload)) {
      hash.update(piece)
      bytes += piece.length
      const row = { importId: id, networkId, number: number++, bytes: piece }
      await db.transaction((tx) => insertPiece(tx, row))
    }
    return await db.transaction(async (tx) => {
      const row = await markUploaded(tx, id, bytes, hash.digest())
      await enqueue(
        tx,
        readImportJob,
        { importId: id, ...membership },
        { queue: `imports-of-${networkId}`, maxAttempts: 5 },
      )
      return toImport(row)
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

export const showImports = ({ db }: MemberCall) =>
  db.transaction(async (tx) => ({ items: (await listImports(tx, 100)).map(toImport), next: null }))

export const showImport = ({ db }: MemberCall, id: string) =>
  db.transaction(async (tx) => {
    const row = await findImport(tx, id)
    if (!row) throw notFound('import')
    return { import: toImport(row), skips: (await listSkips(tx, id, 1000)).map(toSkip) }
  })

const toSkip = ({ reason, ...row }: Awaited<ReturnType<typeof listSkips>>[number]): Skip => ({
  ...row,
  reason: skipReasons[reason](),
})

const toImport = (row: NonNullable<Awaited<ReturnType<typeof findImport>>>): Import => ({
  id: row.id,
  fileName: row.fileName,
  bytes: Number(row.bytes),
  state: row.state as Import['state'],
  format: row.format,
  counts: row.counts as ImportCounts,
  problem: row.problem && refusals[row.problem as RefusalCode](),
  createdAt: row.createdAt.toISOString(),
  finishedAt: row.finishedAt?.toISOString() ?? null,
})
