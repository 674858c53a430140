import { sql as sqlExpression } from 'kysely'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import type { RefusalCode } from '@wellmet/platform/files/import-refused.ts'
import type { SkipReason } from '@wellmet/platform/files/records.ts'
import type { ImportCounts } from './imports.contract.ts'
import type { Statements } from './imports.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export const noCounts: ImportCounts = {
  rows: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  merged: 0,
  skipped: 0,
  evidence: 0,
}

export interface NewImport {
  id: string
  networkId: number
  workspaceId: string
  userId: string
  fileName: string
  createdAt: Date
}

export const insertImport = (tx: Tx, row: NewImport) =>
  tx
    .insertInto('contacts.imports')
    .values({ ...row, bytes: 0, state: 'uploading', counts: JSON.stringify(noCounts) })
    .returningAll()
    .executeTakeFirstOrThrow()

export const insertPiece = (tx: Tx, piece: { importId: string; networkId: number; number: number; bytes: Buffer }) =>
  tx.insertInto('contacts.importPieces').values(piece).execute()

export const markUploaded = (tx: Tx, id: string, bytes: number, contentHash: Buffer) =>
  tx
    .updateTable('contacts.imports')
    .set({ state: 'waiting', bytes, contentHash })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()

export const deleteImport = (tx: Tx, id: string) => tx.deleteFrom('contacts.imports').where('id', '=', id).execute()

export const listImports = (tx: Tx, limit: number) =>
  tx
    .selectFrom('contacts.imports')
    .selectAll()
    .where(isFile)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()

export const findImport = (tx: Tx, id: string) =>
  tx.selectFrom('contacts.imports').selectAll().where('id', '=', id).where(isFile).executeTakeFirst()

/** A connected account is an import too, but none that one sees or undoes here. */
const isFile = sqlExpression<boolean>`format is distinct from 'connected_account'`

export type ProgressRow = RowOf<typeof findProgress>
/** Kept prepared: whoever watches asks again and again. */
export const findProgress = sql.maybe('find_progress')

export const countFile = sql.maybe('count_file')
export const countBytes = sql.maybe('count_bytes')

export const listSkips = (tx: Tx, id: string, limit: number) =>
  tx
    .selectFrom('contacts.importSkips')
    .select(['file', 'line', 'reason'])
    .$narrowType<{ reason: SkipReason }>()
    .where('importId', '=', id)
    .orderBy('number')
    .limit(limit)
    .execute()

export const findMembership = (tx: Tx, member: { workspaceId: string; userId: string }) =>
  tx
    .selectFrom('account.memberships')
    .select('role')
    .where('workspaceId', '=', member.workspaceId)
    .where('userId', '=', member.userId)
    .executeTakeFirst()

export const findPiece = (tx: Tx, importId: string, number: number) =>
  tx
    .selectFrom('contacts.importPieces')
    .select('bytes')
    .where('importId', '=', importId)
    .where('number', '=', number)
    .executeTakeFirst()

export const noteProgress = (tx: Tx, id: string, counts: ImportCounts) =>
  tx
    .updateTable('contacts.imports')
    .set({ state: 'reading', counts: JSON.stringify(counts) })
    .where('id', '=', id)
    .execute()

export async function settleImport(
  tx: Tx,
  id: string,
  end: {
    state: 'done' | 'refused'
    format: string | null
    counts: ImportCounts
    archiveOf: string | null
    problem: RefusalCode | null
    finishedAt: Date
  },
): Promise<void> {
  const { counts, ...rest } = end
  await tx
    .updateTable('contacts.imports')
    .set({ ...rest, counts: JSON.stringify(counts) })
    .where('id', '=', id)
    .execute()
  await tx.deleteFrom('contacts.importPieces').where('importId', '=', id).execute()
}

export const insertSkips = (
  tx: Tx,
  rows: {
    importId: string
    networkId: number
    number: number
    file: string
    line: number | null
    reason: SkipReason
  }[],
) =>
  tx
    .insertInto('contacts.importSkips')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
