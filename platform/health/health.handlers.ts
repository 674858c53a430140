import { sql } from 'kysely'
import { firstOf } from '../values/present.rules.ts'
import { serve, type Call, type BoundRoutes } from '../http/serve.ts'
import type { HealthCheck } from './check-health.ts'
import { health, type Readiness } from './health.contract.ts'

const startedAt = new Date()
/** Anybody may ask, so all who ask within this time share one look at the tables. */
const countedForMs = 5_000

export function healthRoutes(check: HealthCheck, version: string): BoundRoutes {
  const ready = async ({ answer }: Call): Promise<Readiness> => {
    const readiness = await check.readiness()
    if (readiness.status === 'not ready') answer.status(503)
    return readiness
  }
  let latest: { at: number; counts: ReturnType<typeof count> } | undefined
  const counts = (call: Call): ReturnType<typeof count> => {
    const now = performance.now()
    if (!latest || now - latest.at > countedForMs) latest = { at: now, counts: count(call) }
    return latest.counts
  }
  return serve(health)({
    live: async () => ({ status: 'alive' }),
    healthz: async () => ({ status: 'alive' }),
    ready,
    health: ready,
    status: async (call) => {
      const readiness = await ready(call)
      return {
        version,
        startedAt: startedAt.toISOString(),
        uptimeSeconds: Math.floor((Date.now() - startedAt.getTime()) / 1000),
        readiness,
        ...(readiness.parts.database.state === 'ok' ? shownTo(call, await counts(call)) : { workers: 0 }),
      }
    },
  })
}

/** How much waits would tell what somebody else does, so only the operator is told. */
const shownTo = ({ request }: Call, all: Awaited<ReturnType<typeof count>>) =>
  request.isOperator ? all : { workers: all.workers }

const count = ({ services }: Call) =>
  services.database.system.asSystem(async (tx) => {
    const silence = services.config.WORKER_SILENT_AFTER_SECONDS
    const { rows } = await sql<{ workers: number; late: number; failing: number; parked: number }>`select
      (select count(distinct process)::int from platform.workers where seen_at > now() - ${silence} * interval '1 second') as workers,
      (select count(*)::int from graphile_worker._private_jobs where run_at <= now() - interval '15 minutes' and locked_at is null and attempts < max_attempts) as late,
      (select count(*)::int from graphile_worker._private_jobs where attempts > 0) as failing,
      (select count(*)::int from platform.mails where status = 'parked') as parked`.execute(tx)
    const { workers, late, failing, parked } = firstOf(rows)
    return { workers, jobs: { late, failing }, mails: { parked } }
  })
