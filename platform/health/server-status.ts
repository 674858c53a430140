import { setTimeout as sleep } from 'node:timers/promises'
import { runHook } from '../events/hook.ts'
import type { Services } from '../services.ts'
import { countJobs, type JobCounts } from './count-jobs.ts'
import { countWork, type WorkCounts } from './count-work.ts'
import { measureDatabase, type DatabaseSize } from './database-size.ts'
import { usageCounted, type Counts, type Usage } from './usage.hooks.ts'

/** How the whole server does, in numbers. `wellmet status` prints it, and Prometheus reads the same. */
export interface ServerStatus {
  work: WorkCounts
  jobs: JobCounts[]
  users: Counts
  connections: Counts
  workspaces: { id: string; name: string; counts: Counts }[]
  database: DatabaseSize
}

/** Looks at the tables now. Counts every contact, which takes about a second for some millions of them. */
export async function readServerStatus(services: Services): Promise<ServerStatus> {
  const work = await countWork(services)
  // As the system: the operator sees how much of everything there is
  return services.database.system.asSystem(async (tx) => {
    const usage: Usage = { users: {}, connections: {}, workspaces: new Map() }
    await runHook({ tx, services }, usageCounted, usage)
    return {
      work,
      jobs: await countJobs(tx),
      users: usage.users,
      connections: usage.connections,
      workspaces: [...usage.workspaces].map(([id, workspace]) => ({ id, ...workspace })),
      database: await measureDatabase(tx),
    }
  })
}

/** Several Prometheus servers may read it every few seconds. */
const readForMs = 60_000

/** A table may be locked. Prometheus would give up after ten seconds, and then have no figure at all. */
const waitForMs = 2_000

/** The same for many who ask. Fails if the tables cannot be counted in time; the next to ask may find them counted. */
function createServerStatus(services: Services): () => Promise<ServerStatus> {
  let latest: { at: number; status: Promise<ServerStatus> } | undefined
  return () => {
    const now = performance.now()
    if (!latest || now - latest.at > readForMs) latest = { at: now, status: readServerStatus(services) }
    return Promise.race([latest.status, failAfter(waitForMs)])
  }
}

const readers = new WeakMap<Services, () => Promise<ServerStatus>>()

/** One reader for the whole process, so that /metrics and the operator’s room show the same numbers. */
export function serverStatusOf(services: Services): () => Promise<ServerStatus> {
  const known = readers.get(services)
  if (known) return known
  const made = createServerStatus(services)
  readers.set(services, made)
  return made
}

async function failAfter(ms: number): Promise<never> {
  await sleep(ms, undefined, { ref: false })
  throw new Error('The tables are still being counted')
}
