import { statfs } from 'node:fs/promises'
import { backupSettings } from '@wellmet/database/backup/backup.settings.ts'
import { daysUntilFull } from '@wellmet/platform/health/growth.rules.ts'
import { readServerStatus } from '@wellmet/platform/health/server-status.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { version } from '../release.ts'
import { UsageError } from './refusal.ts'
import { renderStatus, type Disk, type ShownStatus } from './render-status.ts'
import { withServices } from './with-services.ts'

export const usage = 'wellmet status [--json]'

/**
 * wellmet status          how the server does, on one screen: workers, jobs, mail, backups, syncs, users, workspaces, disk
 * wellmet status --json   the same for a program
 *
 * The numbers are those that Prometheus reads from /metrics.
 */
export async function run(args: string[]): Promise<void> {
  const isJson = args.length === 1 && args[0] === '--json'
  if (args.length > 0 && !isJson) throw new UsageError(usage)
  const status = await withServices('status', readStatus)
  console.log(isJson ? JSON.stringify(status, null, 2) : renderStatus(status))
}

async function readStatus(services: Services): Promise<ShownStatus> {
  const status = await readServerStatus(services)
  const { BACKUP_DIRECTORY: backups } = services.config.get(backupSettings)
  const growth = status.database.growthBytesPerDay
  const disks = await Promise.all([process.cwd(), ...(backups ? [backups] : [])].map((one) => readDisk(one, growth)))
  return { version, ...status, disks: disks.flatMap((disk) => disk ?? []) }
}

/** Null for a folder that is not there. */
async function readDisk(folder: string, growth: number | null): Promise<Disk | null> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder)
    const freeBytes = bavail * bsize
    return { folder, freeBytes, totalBytes: blocks * bsize, daysUntilFull: daysUntilFull(freeBytes, growth) }
  } catch {
    return null
  }
}
