import { rm } from 'node:fs/promises'
import { makeWorkFolder } from '@wellmet/platform/files/work-folders.ts'
import { zipFiles, type ZippedFile } from '@wellmet/platform/files/zip/write-zip.ts'
import { secondsPerHour } from '@wellmet/platform/values/days.rules.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { mailIn, queueMail } from '@wellmet/platform/mail/mail.ts'
import { isPersonal } from '@wellmet/platform/tables/table.ts'
import { listDeclaredTables } from '@wellmet/platform/tables/list-tables.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { sessionOf } from '../users/show-session.ts'
import type { User } from '../users/users.contract.ts'
import { exportHours } from './exports.contract.ts'
import { exportReadyMail } from './exports.mails.ts'
import { beginExport, deletePieces, findExport, insertPiece, noteProgress, settleExport } from './exports.store.ts'
import { readRows } from './read-rows.ts'
import { writeReadme } from './write-readme.ts'
import { writeTable } from './write-table.ts'

interface Asked {
  exportId: string
  userId: string
}

const pieceBytes = 1024 * 1024

/**
 * Writes every table to a folder, then the archive to the database in pieces, where every process finds it. A worker that
 * dies leaves the export unfinished, and the next one begins anew. The mail goes out with the last step.
 */
export async function writeExport(services: Services, asked: Asked, { last }: { last: boolean }): Promise<void> {
  const { system } = services.database
  const { exportId: id, userId } = asked
  // As the system: reads what is the user’s in all workspaces, also where the user may not look
  const tables = await system.asSystem(async (tx) => (await listDeclaredTables({ tx, services })).filter(isPersonal))
  const given = tables.flatMap(({ table, rows }) =>
    rows.filter((some) => some.given.length > 0).map((some) => ({ table, rows: some })),
  )
  const begun = await system.asSystem(async (tx) => {
    await deletePieces(tx, { id })
    const row = await beginExport(tx, { id, userId, total: given.length })
    return row && { ...row, user: (await sessionOf(tx, userId, null)).user }
  })
  if (!begun) return
  const { user, leftOut } = begun
  const without = leftOut.map(({ workspaceId }) => workspaceId)
  const folder = await makeWorkFolder()
  try {
    const files: ZippedFile[] = []
    let rowCount = 0
    for (const [at, { table, rows }] of given.entries()) {
      const written = await system.asSystem((tx) =>
        writeTable(folder, table, rows, readRows(tx, services, table, rows, { ...user, without })),
      )
      files.push(...written.files)
      rowCount += written.rows
      await system.asSystem((tx) => noteProgress(tx, { id, done: at + 1, rows: rowCount }))
    }
    files.unshift(await writeReadme(folder, user, { tables, leftOut }, services.now()))
    const bytes = await savePieces(services, asked, files)
    await system.asSystem((tx) => finish(tx, services, asked, user, bytes))
  } catch (error) {
    if (!last) throw error
    services.log.error({ err: error, exportId: id }, 'an export failed')
    await system.asSystem(async (tx) => {
      await deletePieces(tx, { id })
      await settleExport(tx, {
        id,
        state: 'failed',
        bytes: 0,
        now: services.now(),
        expiresAt: hoursFrom(services.now()),
      })
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const hoursFrom = (now: Date): Date => new Date(now.getTime() + exportHours * secondsPerHour * 1000)

async function savePieces({ database }: Services, asked: Asked, files: ZippedFile[]): Promise<number> {
  const { exportId: id, userId } = asked
  let [held, size, number, total] = [[] as Buffer[], 0, 0, 0]
  const save = async () => {
    const bytes = Buffer.concat(held)
    await database.system.asSystem((tx) => insertPiece(tx, { id, number, userId, bytes }))
    ;[held, size, number, total] = [[], 0, number + 1, total + bytes.length]
  }
  for await (const chunk of zipFiles(files)) {
    held.push(chunk)
    size += chunk.length
    if (size >= pieceBytes) await save()
  }
  if (size > 0) await save()
  return total
}

/** Nothing, if the account was deleted meanwhile. */
async function finish(tx: Tx, services: Services, { exportId: id, userId }: Asked, user: User, bytes: number) {
  if (!(await findExport(tx, { id, userId }))) return
  const now = services.now()
  await settleExport(tx, { id, state: 'done', bytes, now, expiresAt: hoursFrom(now) })
  const mail = mailIn(user.language ?? null, () => exportReadyMail(user, services.config.PUBLIC_URL))
  await queueMail(tx, services, mail)
}
