import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { startApi, startWorkerProcess, waitForAnswer, type RunningProcess } from '../../tools/product/processes.ts'
import { findFreePort } from '../../tools/services/free-port.ts'
import { clickThrough } from '../../tools/stand-ins/sign-in/click-through.ts'
import { preparePrivateProduct } from '../ground/private-product.ts'
import { connectToDatabase } from '../ground/running-product.ts'
import type { Undoing } from '../ground/undoing.ts'
import { startGoogleProcess, type GoogleProcess, type MailboxSize } from './google.ts'

export interface SyncStage {
  origin: string
  port: number
  google: GoogleProcess
  database: pg.Client
  worker: { stop(): Promise<void>; kill(): Promise<void>; start(): void }
}

export interface Connected {
  cookie: string
  accountId: string
}

/** The API and the worker as they run for real, each a process, beside a Google with made-up mailboxes. */
export async function startSyncStage(mailboxes: MailboxSize[], undoing: Undoing): Promise<SyncStage> {
  const product = await preparePrivateProduct(undoing)
  const google = await startGoogleProcess('http://wellmet.test/auth/callback', mailboxes, undoing)
  const port = await findFreePort(null)
  const origin = `http://127.0.0.1:${port}`
  const environment = {
    ...product.environment,
    ...google.settings,
    PORT: String(port),
    PUBLIC_URL: 'http://wellmet.test',
    PLAINTEXT_HOSTS: 'wellmet.test',
    SMTP_URL: 'smtp://127.0.0.1:1',
    LOG_LEVEL: 'error',
    // Every question of the other user is answered anew.
    ANSWER_CACHE_SECONDS: '0',
  }
  const api = startApi(environment, join(product.folder, 'api.log'))
  undoing.later(() => api.stop())
  const startOne = (): RunningProcess => startWorkerProcess(environment, join(product.folder, 'worker.log'))
  let running = startOne()
  undoing.later(() => running.stop())
  await waitForAnswer(`${origin}/health/live`, 60)
  const database = await connectToDatabase(product, undoing)
  const worker = {
    stop: () => running.stop(),
    async kill() {
      process.kill(running.pid, 'SIGKILL')
      await running.ended
    },
    start: () => void (running = startOne()),
  }
  return { origin, port, google, database, worker }
}

export async function signUp({ origin }: SyncStage, email: string): Promise<string> {
  const response = await fetch(`${origin}/api/account/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ana Lima', email, password: 'a long enough password' }),
  })
  if (response.status !== 201) throw new Error(`Signing up was answered ${response.status}: ${await response.text()}`)
  return response.headers.getSetCookie()[0]!.split(';')[0]!
}

/** Signs in at the stand-in as a person would. From this moment the worker reads. */
export async function connect({ origin }: SyncStage, cookie: string, account: string): Promise<Connected> {
  const ask = async <T>(path: string): Promise<T> => {
    const answer = await fetch(`${origin}${path}`, { headers: { cookie } })
    if (!answer.ok) throw new Error(`GET ${path} was answered ${answer.status}: ${await answer.text()}`)
    return (await answer.json()) as T
  }
  const { url } = await ask<{ url: string }>('/api/dashboard/google/oauth/start')
  const back = await clickThrough(url, { account })
  const { id } = await ask<{ id: string }>(`/api/dashboard/google/oauth/callback${back.search}`)
  return { cookie, accountId: id }
}

export async function requestSync({ origin }: SyncStage, { cookie, accountId }: Connected, full: boolean) {
  const answer = await fetch(`${origin}/api/connections/accounts/${accountId}/sync`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ full }),
  })
  if (answer.status !== 202) throw new Error(`A sync was answered ${answer.status}: ${await answer.text()}`)
}

export interface Progress {
  isRead: boolean
  /** Messages that were read, those that are left out included. */
  messages: number
  records: number
  /** Records that are in the network. */
  gathered: number
  evidence: number
  strengths: number
  /** Jobs that are due, or run. Mail goes nowhere here, and is tried again and again. */
  jobs: number
}

export async function progressOf({ database }: SyncStage, { accountId }: Connected): Promise<Progress> {
  const { rows } = await database.query<Progress>(
    `select
       (select coalesce(bool_and(is_complete and started_at is null), false) from connections.account_sources where account_id = $1) as "isRead",
       (select coalesce(sum(read_count + (select coalesce(sum(value::int), 0) from jsonb_each_text(skipped))), 0)::int
          from connections.account_sources where account_id = $1 and source = 'mail') as messages,
       (select count(*)::int from connections.source_records where account_id = $1) as records,
       (select count(*)::int from connections.source_records r join contacts.gathered_accounts g using (account_id)
          where r.account_id = $1 and r.number <= g.last_number) as gathered,
       (select count(*)::int from contacts.evidence e join contacts.gathered_accounts g using (network_id) where g.account_id = $1) as evidence,
       (select count(*)::int from contacts.relationships r join contacts.gathered_accounts g using (network_id) where g.account_id = $1 and r.strength > 0) as strengths,
       (select count(*)::int from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
          where j.run_at < now() + interval '10 seconds' and j.attempts < j.max_attempts and t.identifier not like '%mail%') as jobs`,
    [accountId],
  )
  return rows[0]!
}

/** Looks until it is so, and returns the seconds that took. */
export async function waitUntil(
  stage: SyncStage,
  connected: Connected,
  seconds: number,
  isSo: (progress: Progress) => boolean,
): Promise<{ seconds: number; progress: Progress }> {
  const began = performance.now()
  for (;;) {
    const progress = await progressOf(stage, connected)
    const passed = (performance.now() - began) / 1000
    if (isSo(progress)) return { seconds: passed, progress }
    if (passed > seconds) throw new Error(`After ${seconds} s only: ${JSON.stringify(progress)}`)
    // Counting a hundred thousand rows costs something too.
    await sleep(passed < 5 ? 50 : passed < 60 ? 500 : 2_000)
  }
}

export const isSettled = ({ isRead, jobs }: Progress): boolean => isRead && jobs === 0
