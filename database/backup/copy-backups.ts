import { readFile, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { BackupFailed } from './backup-failed.ts'
import { journalIn } from './deletion-journal.ts'
import { openingFile } from './explain-file-error.ts'
import { listManifests, verifyDump, type Manifest } from './manifest.ts'
import type { ObjectStorage } from './object-storage.ts'

const journalName = basename(journalIn(''))
const manifestOf = (dump: string): string => `${dump}.json`

export interface Copied {
  dumps: number
  bytes: number
  /** The newest dump that the storage has now. */
  newest: string
}

/**
 * Copies to the storage what it lacks: the journal of deletions, then sealed dumps, each with its manifest last. Deletes
 * nothing there. Throws BackupFailed if the newest dump is not sealed, and if the storage knows more deletions.
 */
export async function copyBackups(directory: string, storage: ObjectStorage): Promise<Copied> {
  const there = await storage.list()
  await copyJournal(directory, storage, there)
  const manifests = await listManifests(directory)
  const newest = manifests[0]
  if (newest === undefined) throw new BackupFailed(`There is no dump in ${directory} yet.`)
  if (newest.sealedFor === null)
    throw new BackupFailed(
      `${newest.file} is not sealed, and whoever can read the storage could read it: docs/operations/backups.md`,
    )
  let [dumps, bytes] = [0, 0]
  for (const manifest of manifests) {
    if (manifest.sealedFor === null || isThere(there, manifest)) continue
    await storage.sendFile(join(directory, manifest.file), manifest.file)
    await storage.sendFile(join(directory, manifestOf(manifest.file)), manifestOf(manifest.file))
    dumps += 1
    bytes += manifest.bytes
  }
  return { dumps, bytes, newest: newest.file }
}

const isThere = (there: Map<string, number>, { file, bytes }: Manifest): boolean =>
  there.get(file) === bytes && there.has(manifestOf(file))

/** Lines are only ever added, so the longer one is the newer one. */
async function copyJournal(directory: string, storage: ObjectStorage, there: Map<string, number>): Promise<void> {
  const file = journalIn(directory)
  const content = await openingFile(file, () => readFile(file)).catch(emptyIfMissing)
  const known = there.get(journalName) ?? 0
  if (content.length < known)
    throw new BackupFailed(
      `The storage has a longer journal of deletions than ${file}, which would be lost: wellmet backup fetch, or another folder in BACKUP_STORAGE_URL.`,
    )
  if (content.length > known) await storage.sendContent(content, journalName)
}

function emptyIfMissing(error: NodeJS.ErrnoException): Buffer {
  if (error.code === 'ENOENT') return Buffer.alloc(0)
  throw error
}

/** The dumps that the storage has whole, the newest first. */
export async function listCopies(storage: ObjectStorage): Promise<{ file: string; bytes: number }[]> {
  const there = await storage.list()
  return [...there]
    .filter(([name]) => name.endsWith('.dump') && there.has(manifestOf(name)))
    .map(([file, bytes]) => ({ file, bytes }))
    .toSorted((a, b) => b.file.localeCompare(a.file))
}

/**
 * Receives a dump, the newest if none is named, with its manifest and the journal of deletions into the folder. A journal
 * there that is as long stays. Throws BackupFailed unless the dump is what its manifest says.
 */
export async function fetchBackup(directory: string, storage: ObjectStorage, wanted?: string): Promise<string> {
  const there = await storage.list()
  const copies = await listCopies(storage)
  const dump = wanted === undefined ? copies[0] : copies.find(({ file }) => file === wanted)
  if (dump === undefined)
    throw new BackupFailed(
      wanted === undefined ? 'There is no dump in the storage.' : `The storage has no dump ${wanted}.`,
    )
  const { file, bytes } = dump
  const journal = journalIn(directory)
  const journalBytes = there.get(journalName) ?? 0
  if (journalBytes > (await sizeOf(journal))) await storage.receiveFile(journalName, journalBytes, journal)
  await storage.receiveFile(file, bytes, join(directory, file))
  const manifest = manifestOf(file)
  await storage.receiveFile(manifest, there.get(manifest)!, join(directory, manifest))
  await verifyDump(join(directory, file))
  return join(directory, file)
}

const sizeOf = (file: string): Promise<number> =>
  stat(file).then(
    ({ size }) => size,
    () => 0,
  )
