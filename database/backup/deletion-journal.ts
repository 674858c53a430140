import { mkdir, open, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import {
  deletionReplayed,
  deletionsCollected,
  type RecordedDeletion,
} from '@wellmet/platform/deletions/deletions.hooks.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { runHook, type HookReaction } from '@wellmet/platform/events/hook.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { inTransaction } from './backup-services.ts'
import { openingFile } from './explain-file-error.ts'

/** Beside the dumps and outside the database: what a restore cannot bring back. Lines are only ever added. */
export const journalIn = (directory: string): string => join(directory, 'deletions.jsonl')

const Line = z.object({ source: z.string(), id: z.string(), at: z.coerce.date(), entry: z.unknown() })

/** A transaction that began earlier may be committed later. */
const overlapMs = 3_600_000

/** The first line says since when everything is written down: at that moment all that the database knew was. */
const beginning = 'journal'

/** Finds what was erased since then. */
export type Collect = (since: Date) => Promise<RecordedDeletion[]>

/** As the application's system role. */
export const collectBySystem =
  (services: Services): Collect =>
  (since) =>
    services.database.system.asSystem((tx) => collect(tx, services.hooks, since))

/** As the role of the URL, which sees all rows. */
export const collectAs =
  (url: string, hooks: readonly HookReaction[]): Collect =>
  (since) =>
    inTransaction(url, (tx) => collect(tx, hooks, since))

async function collect(tx: Tx, hooks: readonly HookReaction[], since: Date): Promise<RecordedDeletion[]> {
  const found: RecordedDeletion[] = []
  // To collect is to read tables: this hook is run without the other services.
  await runHook({ tx, services: { hooks } as Services }, deletionsCollected, { since, found })
  return found
}

/** Adds what was erased since the last time. Begins the journal if there is none. */
export async function journalDeletions(directory: string, now: Date, find: Collect): Promise<void> {
  await openingFile(directory, () => mkdir(directory, { recursive: true, mode: 0o700 }))
  const file = journalIn(directory)
  const { deletions: known, endsWithin } = await readJournal(file)
  const newest = known.reduce((latest, { at }) => Math.max(latest, at.getTime()), 0)
  const since = new Date(Math.max(0, newest - overlapMs))
  const found = await find(since)
  const written = new Set(known.map(keyOf))
  const added = found.filter((one) => !written.has(keyOf(one)))
  if (known.length === 0) added.unshift({ source: beginning, id: newId(), at: now, entry: null })
  if (added.length === 0) return
  // A crash may have left half a line.
  const lines = added.map((one) => `${JSON.stringify(one)}\n`).join('')
  await openingFile(file, () => append(file, endsWithin ? `\n${lines}` : lines))
}

/** Since when the journal is complete; null if there is none. */
export async function findBeginning(file: string): Promise<Date | null> {
  const { deletions } = await readJournal(file)
  return deletions[0]?.source === beginning ? deletions[0].at : null
}

/** What the journal has since `dumpedAt`, and from shortly before. */
export async function readLaterDeletions(file: string, dumpedAt: Date) {
  const { deletions, unreadable } = await readJournal(file)
  const since = dumpedAt.getTime() - overlapMs
  return { later: deletions.filter(({ source, at }) => source !== beginning && at.getTime() >= since), unreadable }
}

/** Erases again who was erased since `dumpedAt`, in the database of these services. */
export async function replayDeletions(services: Services, file: string, dumpedAt: Date) {
  const { later, unreadable } = await readLaterDeletions(file, dumpedAt)
  for (const one of later)
    await services.database.system.asSystem((tx) => runHook({ tx, services }, deletionReplayed, one))
  return { replayed: later.length, unreadable }
}

const keyOf = ({ source, id }: RecordedDeletion): string => `${source} ${id}`

async function readJournal(file: string) {
  const text = await openingFile(file, () => readFile(file, 'utf8')).catch(emptyIfMissing)
  const lines = text.split('\n').filter((line) => line !== '')
  const deletions = lines.flatMap(readLine)
  return { deletions, unreadable: lines.length - deletions.length, endsWithin: text !== '' && !text.endsWith('\n') }
}

function emptyIfMissing(error: NodeJS.ErrnoException): string {
  if (error.code === 'ENOENT') return ''
  throw error
}

function readLine(text: string): RecordedDeletion[] {
  try {
    return [Line.parse(JSON.parse(text))]
  } catch {
    return []
  }
}

async function append(file: string, text: string): Promise<void> {
  const handle = await open(file, 'a', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
}
