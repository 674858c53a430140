import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { once } from 'node:events'
import { announce } from '@wellmet/platform/events/event.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Db } from '@wellmet/platform/database/database.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { cancelReminder } from '../import-reminders/plan-reminder.ts'
import { recomputeTrustWeights } from '../relationships/recompute-trust-weights.ts'
import { expectSameEditVersion } from '../merges/edit-version.ts'
import { ImportRefused, type RefusalCode } from '@wellmet/platform/files/import-refused.ts'
import { makeWorkFolder } from '@wellmet/platform/files/work-folders.ts'
import { addDays } from '@wellmet/platform/values/days.rules.ts'
import { otherOwner } from './archive-owner.rules.ts'
import { noteBroughtIn } from './brought-in.ts'
import { gatherInThread } from './gather-in-thread.ts'
import type { Gathered } from './gather-records.ts'
import { importDone } from './imports.events.ts'
import {
  deleteImport,
  findImport,
  findMembership,
  findPiece,
  insertSkips,
  noCounts,
  noteProgress,
  settleImport,
} from './imports.store.ts'
import { importLimits } from './imports.settings.ts'
import { joinImported } from './join-imported.ts'
import { findOwnName } from './read-edits.ts'
import { readKnown } from './read-known.ts'
import { saveGathered } from './save-gathered.ts'
import { notifyImporter } from './notify-importer.ts'

/** Who uploaded which file. */
interface Uploaded {
  importId: string
  workspaceId: string
  userId: string
}

/**
 * Reads the file into memory-sized pieces of knowledge, then writes them in one transaction with the receipt: a worker
 * that dies in the middle leaves the import waiting, and the next one begins anew with nothing to undo. On behalf of the
 * member who uploaded it, so that row-level security bounds what it writes.
 */
export async function readImport(
  services: Services,
  { importId, workspaceId, userId }: Uploaded,
  { last }: { last: boolean },
): Promise<void> {
  const db = services.database.asViewer({ viewerId: userId, workspaceId, principal: `user:${userId}` })
  const row = await db.transaction((tx) => findWaiting(tx, importId))
  if (!row) return
  const folder = await makeWorkFolder()
  try {
    const path = join(folder, 'file')
    await fetchFile(db, importId, path)
    const { format, gathered, editVersion } = await gather(db, services, row, path)
    await db.transaction(async (tx) => {
      await expectSameEditVersion(tx, row.networkId, editVersion)
      const now = services.now()
      const saved = await saveGathered(tx, row.networkId, gathered, {
        services,
        source: row.fileName,
        now,
      })
      await noteBroughtIn(tx, row.networkId, importId, gathered)
      const counts = await joinImported({ tx, services }, row.networkId, saved, now)
      await recomputeTrustWeights(tx, row.networkId, services)
      if (gathered.skips.length > 0) await insertSkips(tx, skipRows(row, format, gathered))
      const archiveOf = otherOwner(gathered.ownerName, await findOwnName(tx, userId))
      const end = { state: 'done' as const, format, counts, archiveOf, problem: null, finishedAt: now }
      await settleImport(tx, importId, end)
      await cancelReminder(tx, row.networkId)
      await notifyImporter(tx, services, row, end)
      await announce(tx, importDone, { importId, networkId: row.networkId })
    })
  } catch (error) {
    const problem = error instanceof ImportRefused ? error.code : last ? 'saving_failed' : null
    if (problem === null) throw error
    if (isOurFault(problem)) services.log.error({ err: error, importId }, 'an import failed')
    const end = {
      state: 'refused' as const,
      format: null,
      counts: noCounts,
      archiveOf: null,
      problem,
      finishedAt: services.now(),
    }
    await db.transaction(async (tx) => {
      await settleImport(tx, importId, end)
      await notifyImporter(tx, services, row, end)
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The others are about the file, and its owner is told. */
const isOurFault = (problem: RefusalCode): boolean => problem === 'saving_failed' || problem === 'reading_failed'

type ImportRow = NonNullable<Awaited<ReturnType<typeof findImport>>>

/** Nothing where it is settled. Of a member who has left, the file is deleted unread. */
async function findWaiting(tx: Tx, importId: string): Promise<ImportRow | undefined> {
  const row = await findImport(tx, importId)
  if (!row || row.state === 'done' || row.state === 'refused') return undefined
  if (await findMembership(tx, row)) return row
  await deleteImport(tx, importId)
  return undefined
}

async function fetchFile(db: Db, importId: string, path: string): Promise<void> {
  const file = createWriteStream(path)
  for (let number = 0; ; number++) {
    const piece = await db.transaction((tx) => findPiece(tx, importId, number))
    if (!piece) break
    if (!file.write(piece.bytes)) await once(file, 'drain')
  }
  file.end()
  await once(file, 'close')
}

async function gather(
  db: Db,
  services: Services,
  row: ImportRow,
  path: string,
): Promise<{ format: string; gathered: Gathered; editVersion: string }> {
  const { known, emails, edits, editVersion } = await db.transaction((tx) => readKnown(tx, row.networkId, row.userId))
  const limits = importLimits(services.config)
  const file = {
    path,
    owner: { membership: `${row.workspaceId}:${row.userId}`, emails },
    dataSecret: services.dataSecret,
    known,
    edits,
    window: windowOf(services.now()),
    maxRows: limits.maxRows,
  }
  const found = await gatherInThread(file, limits, async (rows) => {
    await db.transaction((tx) => noteProgress(tx, row.id, { ...noCounts, rows }))
  })
  return { ...found, editVersion }
}

/** Meetings of the last five years; what is still to come is not contact yet. */
const windowOf = (now: Date) => ({ from: addDays(now, -5 * 365), to: now })

/** Only an archive has files with names of their own. */
const skipRows = ({ id, networkId, fileName }: ImportRow, format: string, { skips }: Gathered) =>
  skips.map(({ file, line, reason }, number) => ({
    importId: id,
    networkId,
    number,
    file: format === 'linkedin-zip' ? file : fileName,
    line,
    reason,
  }))
