import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { open, readFile, readdir, rename } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'
import { BackupFailed } from './backup-failed.ts'
import { openingFile } from './explain-file-error.ts'

/** What is known of a dump. Written last: a dump without it was not finished. */
const Manifest = z.object({
  file: z.string(),
  madeAt: z.iso.datetime(),
  /** The newest migration that was applied. */
  schema: z.string(),
  server: z.string(),
  bytes: z.int(),
  sha256: z.string(),
  /** The fingerprint of the key that opens it; null if anybody can read it. */
  sealedFor: z.string().nullable().default(null),
  rows: z.record(z.string(), z.int()),
})
export type Manifest = z.infer<typeof Manifest>

const manifestOf = (dump: string): string => `${dump}.json`

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeDurably(join(folder, manifestOf(manifest.file)), `${JSON.stringify(manifest, null, 2)}\n`)
}

/** The manifests of finished dumps, the newest first. */
export async function listManifests(folder: string): Promise<Manifest[]> {
  const found = existsSync(folder) ? await openingFile(folder, () => readdir(folder)) : []
  const names = found.filter((name) => /^wellmet-.*\.dump\.json$/.test(name))
  const manifests = await Promise.all(names.map((name) => readManifest(join(folder, name.replace(/\.json$/, '')))))
  return manifests.toSorted((a, b) => b.madeAt.localeCompare(a.madeAt))
}

/** Throws BackupFailed when the dump is not what the manifest says. */
export async function verifyDump(dump: string): Promise<Manifest> {
  const manifest = await readManifest(dump)
  if ((await openingFile(dump, () => hashFile(dump))) !== manifest.sha256)
    throw new BackupFailed(`${dump} is damaged: its checksum is not the one of its manifest. Take another dump.`)
  return manifest
}

async function readManifest(dump: string): Promise<Manifest> {
  const file = manifestOf(dump)
  try {
    return Manifest.parse(JSON.parse(await openingFile(file, () => readFile(file, 'utf8'))))
  } catch (error) {
    if (error instanceof BackupFailed) throw error
    throw new BackupFailed(`${file} cannot be read, so ${basename(dump)} is not known to be whole.`, {
      cause: error,
    })
  }
}

export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}

/** Under another name until it is whole and on the disk. */
export async function writeDurably(path: string, content: string): Promise<void> {
  const draft = `${path}.partial`
  const file = await open(draft, 'w', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
  await publish(draft, path)
}

/** The rename is on the disk when this returns. */
export async function publish(draft: string, path: string): Promise<void> {
  await rename(draft, path)
  const folder = await open(dirname(path), 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
