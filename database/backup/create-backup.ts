import type { KeyObject } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { chmod, mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fingerprintOf } from './backup-key.ts'
import { openingFile } from './explain-file-error.ts'
import { hashFile, listManifests, publish, writeManifest, type Manifest } from './manifest.ts'
import { runTool } from './run-tool.ts'
import { sealDump } from './seal-dump.ts'
import { dumpOptions, inSnapshot } from './snapshot.ts'

interface BackupOptions {
  /** As a role that sees all rows. */
  url: string
  directory: string
  keepDays: number
  /** Whom dumps are sealed for; null leaves them readable. */
  publicKey: KeyObject | null
  now: Date
}

/**
 * Dumps the database into the folder, with a manifest of what it must hold. The dump is hashed before it counts as one.
 * Then deletes dumps that are older than `keepDays`.
 */
export async function createBackup({ url, directory, keepDays, publicKey, now }: BackupOptions): Promise<Manifest> {
  await openingFile(directory, () => mkdir(directory, { recursive: true, mode: 0o700 }))
  const file = `wellmet-${now.toISOString().replaceAll(/[-:]|\.\d+/g, '')}.dump`
  const draft = join(directory, `${file}.partial`)
  try {
    const manifest = await inSnapshot(url, async ({ id, server, schema, rows }) => {
      const dump = dumpOptions(id)
      await (publicKey === null ? writePlain(url, dump, draft) : writeSealed(url, dump, draft, publicKey))
      await syncFile(draft)
      const sha256 = await hashFile(draft)
      const { size: bytes } = await stat(draft)
      const sealedFor = publicKey === null ? null : fingerprintOf(publicKey)
      return { file, madeAt: now.toISOString(), schema, server, bytes, sha256, sealedFor, rows }
    })
    await publish(draft, join(directory, file))
    await writeManifest(directory, manifest)
    await deleteOld(directory, keepDays, now)
    await deleteUnfinished(directory, now)
    return manifest
  } finally {
    await rm(draft, { force: true })
  }
}

async function writePlain(url: string, dump: readonly string[], draft: string): Promise<void> {
  await runTool('pg_dump', url, [...dump, '--file', draft])
  await runTool('pg_restore', url, ['--list', draft])
  await chmod(draft, 0o600)
}

/** What is not sealed is never on the disk. */
const writeSealed = (url: string, dump: readonly string[], draft: string, publicKey: KeyObject): Promise<void> =>
  runTool('pg_dump', url, dump, {
    output: (written) =>
      openingFile(draft, () => pipeline(sealDump(written, publicKey), createWriteStream(draft, { mode: 0o600 }))),
  })

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

/** The manifest first: what is left of a dump without one is not taken for a dump. */
async function deleteOld(directory: string, keepDays: number, now: Date): Promise<void> {
  const [, ...older] = await listManifests(directory)
  const oldest = now.getTime() - keepDays * 86_400_000
  for (const { file, madeAt } of older) {
    if (Date.parse(madeAt) >= oldest) continue
    await rm(join(directory, `${file}.json`), { force: true })
    await rm(join(directory, file), { force: true })
  }
}

/** A process that was killed leaves its draft behind. */
async function deleteUnfinished(directory: string, now: Date): Promise<void> {
  for (const name of await readdir(directory)) {
    if (!/^wellmet-.*\.partial$/.test(name)) continue
    const path = join(directory, name)
    const { mtimeMs } = await stat(path)
    if (mtimeMs < now.getTime() - 86_400_000) await rm(path, { force: true })
  }
}
