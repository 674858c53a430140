import { sql } from 'kysely'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { Problem } from '@wellmet/platform/contract/problem.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { Database } from '@wellmet/platform/database/database.ts'
import { enqueue, job } from '@wellmet/platform/jobs/job.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import type { PlantedWorkspace } from './moving-workspace.ts'

/** By number; server 0 has the directory. */
export type Servers = readonly Database[]

/** Nobody does it: what is counted is how many wait. */
export const countedJob = job('tests.count-me', z.object({ workspaceId: z.string(), note: z.string() }))

export interface Acknowledged {
  notes: string[]
  jobs: string[]
  member: number
  system: number
  refused: number
  /** Neither acknowledged nor refused. */
  failed: string[]
  /** The longest time between two acknowledged writes. */
  longestGapMs: number
}

/** Where the directory says that the workspace is. */
export const locate = (servers: Servers, workspaceId: string): Promise<number> =>
  servers[0]!.system.asSystem(async (tx) => {
    const place = await tx
      .selectFrom('platform.workspaceServers')
      .select('server')
      .where('workspaceId', '=', workspaceId)
      .executeTakeFirst()
    return place?.server ?? 0
  })

/**
 * Writes as the product does, through its own transactions: looks up the server, writes, and looks up again when that
 * server refuses. What is refused is written again under the same id.
 */
export function startWriters(servers: Servers, planted: PlantedWorkspace, writersOfNotes: number) {
  const { viewerId, workspaceId, counters } = planted
  const seen: Acknowledged = { notes: [], jobs: [], member: 0, system: 0, refused: 0, failed: [], longestGapMs: 0 }
  const writing = { isOver: false }
  let last = performance.now()
  const acknowledge = () => {
    seen.longestGapMs = Math.max(seen.longestGapMs, performance.now() - last)
    last = performance.now()
  }
  /** False when there was nothing to write to: the rows are on the other server. */
  const write = async (attempt: (server: Database) => Promise<boolean>): Promise<void> => {
    for (;;) {
      try {
        if (await attempt(servers[await locate(servers, workspaceId)]!)) return acknowledge()
      } catch (error) {
        if (!(error instanceof Problem) || error.code !== 'unavailable') {
          seen.failed.push(String(error))
          return
        }
      }
      seen.refused += 1
      if (writing.isOver) return
      await sleep(20)
    }
  }
  const asMember = (server: Database, work: (tx: Tx) => Promise<boolean>) =>
    server.asViewer({ viewerId, workspaceId, principal: `user:${viewerId}` }).transaction(work)
  const count = (tx: Tx, id: string) =>
    sql`update contacts.contact_notes set text = (text::int + 1)::text where id = ${id}`
      .execute(tx)
      .then(({ numAffectedRows }) => numAffectedRows === 1n)
  const loop = async (step: () => Promise<void>) => {
    for (; !writing.isOver; await sleep(2)) await step()
  }

  const writeNote = async () => {
    const id = newId()
    const withJob = Math.random() < 0.2
    await write((server) =>
      asMember(server, async (tx) => {
        await sql`insert into contacts.contact_notes (id, network_id, person_id, text, created_at, changed_at)
          values (${id}, identity.viewer_network_id(), 1, 'A note that must not be lost.', now(), now())`.execute(tx)
        if (withJob) await enqueue(tx, countedJob, { workspaceId, note: id })
        return true
      }).then((done) => {
        seen.notes.push(id)
        if (withJob) seen.jobs.push(id)
        return done
      }),
    )
  }
  const running = [
    ...Array.from({ length: writersOfNotes }, () => loop(writeNote)),
    loop(() =>
      write((server) =>
        asMember(server, (tx) => count(tx, counters.member)).then((done) => {
          if (done) seen.member += 1
          return done
        }),
      ),
    ),
    // As jobs and guests write: without a viewer, and so past the check at the beginning of a transaction.
    loop(() =>
      write((server) =>
        server.system
          .asSystem((tx) => count(tx, counters.system))
          .then((done) => {
            if (done) seen.system += 1
            return done
          }),
      ),
    ),
  ]
  return {
    seen,
    resetGap: () => {
      const gap = seen.longestGapMs
      seen.longestGapMs = 0
      last = performance.now()
      return gap
    },
    async stop() {
      writing.isOver = true
      await Promise.all(running)
      return seen
    },
  }
}
