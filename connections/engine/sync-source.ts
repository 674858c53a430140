import { ZodError } from 'zod'
import { announce } from '@wellmet/platform/events/event.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Db } from '@wellmet/platform/database/database.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { isRead } from './account-states.rules.ts'
import type { SyncProblem } from './engine.contract.ts'
import { accountRead, recordsRead, recordsWithdrawn } from './engine.events.ts'
import {
  beginRun,
  endRun,
  findAccount,
  findActiveOwner,
  findSource,
  forgetCursor,
  listSources,
  lockAccount,
  markSeen,
  noteFailure,
  noteWait,
  restartRun,
  savePage,
  setFolders,
  takeBackChanged,
  upsertRecords,
  withdrawRefs,
  withdrawUnseen,
  withdrawVanished,
} from './engine.store.ts'
import { loggableError } from './loggable-error.ts'
import { moveAccount } from './move-account.ts'
import { stopAccount } from './stop-account.ts'
import { neverFoldersOf, whyLeftOut, type Rules } from './left-out.rules.ts'
import { openSource, type OpenSource } from './open-source.ts'
import { planSync, type AccountRef } from './plan-sync.ts'
import type { Provider, Source, SourceName, SourcePage } from './provider.ts'
import { readColleagues } from './read-colleagues.ts'
import { AccessEnded, CursorExpired, NotPermitted, ProviderFailed, SlowDown } from './provider-errors.ts'
import { failuresUntilRestart, failuresUntilTold, pauseBetweenRuns, retryAt, since } from './sync-times.rules.ts'

/** After so long a run makes room for others, and goes on later where it was. */
const sliceMs = 20_000
/** After this many records, `recordsRead` is announced. */
const announceEvery = 2_000

interface SourceKey {
  accountId: string
  source: SourceName
}

/** What the engine has to know of a source, whichever way it is read. */
type ListedSource = Pick<Source, 'name' | 'listAgainMs'>

interface Run {
  services: Services
  db: Db
  provider: Provider
  source: ListedSource
  account: AccountRef
}

/** Reads page after page. Each page is saved with the place of the next one, so a run that is killed goes on there. */
export async function syncSource(
  services: Services,
  providers: readonly Provider[],
  { source: name, ...account }: AccountRef & { source: SourceName },
): Promise<void> {
  const { userId, workspaceId, accountId } = account
  const db = services.database.asViewer({ viewerId: userId, workspaceId, principal: `user:${userId}` })
  const row = await db.transaction(async (tx) =>
    (await findActiveOwner(tx, { userId })) ? findAccount(tx, { id: accountId }) : undefined,
  )
  const provider = providers.find((one) => one.name === row?.provider)
  const source = provider?.sources.find((one) => one.name === name)
  if (!row || !provider || !source || !isRead(row.state)) return
  const run: Run = { services, db, provider, source, account }
  const began = performance.now()
  let opened: OpenSource | undefined
  try {
    opened = await openSource(services, db, provider, source.name, row)
    while (await readPage(run, opened)) {
      if (performance.now() - began < sliceMs) continue
      return await db.transaction((tx) => planSync(tx, account, name, services.now()))
    }
  } catch (error) {
    await handle(run, error)
  } finally {
    opened?.close()
  }
}

/** True when there is another page. */
async function readPage({ services, db, source, account }: Run, opened: OpenSource): Promise<boolean> {
  const { accountId } = account
  const now = services.now()
  const key = { accountId, source: source.name }
  const begun = await db.transaction((tx) => beginOrGoOn(tx, key, source, now))
  if (!begun) return false
  const { row, state } = begun
  const { cursor } = state
  const page = await opened.read({
    cursor,
    page: state.page,
    subject: row.subject,
    since: since(now),
    without: neverFoldersOf(row, source.name),
    now,
  })
  return await db.transaction(async (tx) => {
    // One page after the other, so that the numbers of the records are in the order in which they can be seen.
    const locked = await lockAccount(tx, { id: accountId })
    if (!locked || !isRead(locked.state)) return false
    // Somebody wanted everything read again meanwhile: this page belongs to a run that is over.
    const current = await findSource(tx, key)
    if (current?.page !== state.page || current.cursor !== state.cursor) return true
    const colleagues = locked.keepsInternal ? null : await readColleagues(tx, account.userId)
    const neverFolders = neverFoldersOf(locked, source.name)
    const rules = { neverFolders, neverDomains: locked.neverDomains, colleagues }
    const { kept, leftOut, skipped } = filterPage(page, rules, since(now))
    const refs = kept.map(({ ref }) => ref)
    const records = kept.map(({ record }) => JSON.stringify(record))
    const changed = await takeBackChanged(tx, { ...key, refs, records })
    const stored = await upsertRecords(tx, { ...account, ...key, refs, times: kept.map(({ at }) => at), records })
    const others = (await page.other?.save(tx, { services, account, runAt: state.startedAt ?? now })) ?? 0
    await noteFolders(tx, key, kept)
    const read = page.records.length + (page.other?.read ?? 0)
    const isThrough = page.next === null
    const isFull = cursor === null
    let gone = changed.length
    gone += await withdrawGone(tx, key, { ...page, gone: [...(page.gone ?? []), ...leftOut] }, kept)
    if (source.listAgainMs !== undefined) {
      const runAt = state.startedAt ?? now
      await markSeen(tx, { ...key, refs, runAt })
      if (isThrough && isFull) gone += await withdrawUnseen(tx, { ...key, runAt })
    }
    if (gone > 0) await announce(tx, recordsWithdrawn, account)
    await savePage(tx, {
      ...key,
      page: page.next,
      nextCursor: page.cursor ?? null,
      read,
      stored: stored.length + others,
      skipped: JSON.stringify(skipped),
    })
    const readBefore = state.startedAt === null ? 0 : state.read
    if (isThrough) {
      const nextRunAt = new Date(now.getTime() + pauseBetweenRuns)
      await endRun(tx, { ...key, ...account, runId: newId(), startedAt: state.startedAt, now, nextRunAt, isFull })
      await moveAccount(tx, accountId, 'connected')
      await planSync(tx, account, source.name, nextRunAt)
      if (isFull && (await isWhole(tx, accountId))) await announce(tx, accountRead, account)
    }
    if (isThrough || Math.floor(readBefore / announceEvery) !== Math.floor((readBefore + read) / announceEvery)) {
      await announce(tx, recordsRead, account)
    }
    return !isThrough
  })
}

/** Null when the account or this source of it is gone. */
async function beginOrGoOn(tx: Tx, key: SourceKey, source: ListedSource, now: Date) {
  const row = await findAccount(tx, { id: key.accountId })
  const state = await findSource(tx, key)
  if (!row || !state) return null
  if (state.startedAt !== null) return { row, state }
  const listsAgain = isListingDue(source, state.listedAt, now)
  if (listsAgain) await forgetCursor(tx, key)
  await beginRun(tx, { ...key, now })
  return { row, state: listsAgain ? { ...state, cursor: null, page: null } : state }
}

const isListingDue = ({ listAgainMs }: ListedSource, listedAt: Date | null, now: Date): boolean =>
  listAgainMs !== undefined && listedAt !== null && listedAt.getTime() + listAgainMs <= now.getTime()

const isWhole = async (tx: Tx, accountId: string): Promise<boolean> =>
  (await listSources(tx, { accounts: [accountId] })).every(({ isComplete }) => isComplete)

async function noteFolders(tx: Tx, key: SourceKey, kept: SourcePage['records']): Promise<void> {
  const filed = kept.filter(({ folders }) => folders !== undefined)
  if (filed.length === 0) return
  const folders = filed.map((one) => JSON.stringify(one.folders))
  await setFolders(tx, { ...key, refs: filed.map(({ ref }) => ref), folders })
}

/** How many are not there any more: those that a page names, and of what it tells whole those that it does not. */
async function withdrawGone(
  tx: Tx,
  key: SourceKey,
  { gone = [], whole }: SourcePage,
  kept: SourcePage['records'],
): Promise<number> {
  const withdrawn = await withdrawRefs(tx, { ...key, refs: [...gone] })
  if (!whole) return withdrawn.length
  const vanished = await withdrawVanished(tx, {
    ...key,
    refs: kept.map(({ ref }) => ref),
    refsFrom: [...whole.refsFrom],
    earliest: whole.since === undefined ? null : new Date(whole.since),
  })
  return withdrawn.length + vanished.length
}

/** Without what the member does not want stored and what is too old. A page may repeat itself: the last one counts. */
function filterPage({ records, skipped = {} }: SourcePage, rules: Rules, oldest: Date) {
  const kept = new Map<string, SourcePage['records'][number]>()
  const leftOut: string[] = []
  const left: Record<string, number> = { ...skipped }
  const skip = (reason: string): void => void (left[reason] = (left[reason] ?? 0) + 1)
  for (const one of records) {
    const reason = whyLeftOut(one, rules)
    if (reason !== null) {
      skip(reason)
      leftOut.push(one.ref)
    } else if (one.at !== null && Date.parse(one.at) < oldest.getTime()) skip('too_old')
    else kept.set(one.ref, one)
  }
  return { kept: [...kept.values()], leftOut, skipped: left }
}

async function handle(run: Run, error: unknown): Promise<void> {
  const { services, db, account, source } = run
  const key = { accountId: account.accountId, source: source.name }
  const now = services.now()
  if (error instanceof SlowDown) {
    return await db.transaction(async (tx) => {
      await noteWait(tx, { ...key, nextRunAt: error.until })
      await planSync(tx, account, source.name, error.until)
      // What is here already need not wait too.
      await announce(tx, recordsRead, account)
    })
  }
  if (error instanceof AccessEnded) {
    return await db.transaction((tx) => stopAccount(tx, services, account.accountId, 'expired'))
  }
  if (error instanceof CursorExpired) return await readAllAgain(run)
  const problem = problemOf(error)
  if (!problem) throw error
  services.log.warn(
    { err: loggableError(error), provider: run.provider.name, source: source.name },
    'a source was not read',
  )
  await db.transaction(async (tx) => {
    const before = await findSource(tx, key)
    if (!before) return
    const failures = before.failures + 1
    const nextRunAt = retryAt(now, failures)
    const isFull = before.cursor === null
    await noteFailure(tx, { ...key, ...account, runId: newId(), problem, now, nextRunAt, isFull })
    if (failures === failuresUntilTold) await stopAccount(tx, services, account.accountId, 'failed')
    // A page that fails again and again may be one that the provider does not know any more.
    if (failures % failuresUntilRestart === 0) await restartRun(tx, key)
    await planSync(tx, account, source.name, nextRunAt)
  })
}

/** From the beginning, at once; when the beginning itself is refused, as after any failure. */
async function readAllAgain({ services, db, account, source }: Run): Promise<void> {
  const key = { accountId: account.accountId, source: source.name }
  await db.transaction(async (tx) => {
    await lockAccount(tx, { id: account.accountId })
    const before = await findSource(tx, key)
    if (!before) return
    const wasFull = before.cursor === null
    await forgetCursor(tx, key)
    await planSync(tx, account, source.name, wasFull ? retryAt(services.now(), 1) : services.now())
  })
}

function problemOf(error: unknown): SyncProblem | null {
  if (error instanceof NotPermitted) return 'not_permitted'
  if (error instanceof ZodError) return 'answer_unreadable'
  if (!(error instanceof ProviderFailed)) return null
  const code = error.problem?.code
  return code === 'nothing_there' || code === 'not_a_table' ? code : 'provider_failed'
}
