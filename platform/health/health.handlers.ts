import { serve, type Call, type BoundRoutes } from '../http/serve.ts'
import type { HealthCheck } from './check-health.ts'
import type { WorkCounts } from './count-work.ts'
import { health, type Readiness } from './health.contract.ts'

const startedAt = new Date()

interface HealthOptions {
  check: HealthCheck
  countWork: () => Promise<WorkCounts>
  version: string
}

export function healthRoutes({ check, countWork, version }: HealthOptions): BoundRoutes {
  const ready = async ({ request, answer }: Call): Promise<Readiness> => {
    const readiness = await check.readiness()
    if (readiness.status === 'not ready') answer.status(503)
    return request.isOperator ? readiness : withoutMigration(readiness)
  }
  return serve(health)({
    live: async () => ({ status: 'alive' }),
    healthz: async () => ({ status: 'alive' }),
    ready,
    health: ready,
    status: async (call) => {
      const readiness = await ready(call)
      return {
        readiness,
        ...(call.request.isOperator ? { ...releaseOf(version), connection: connectionOf(call) } : {}),
        ...(readiness.parts.database.state === 'ok' ? shownTo(call, await countWork()) : { workers: 0 }),
      }
    },
  })
}

/** The version and the newest migration tell a stranger which known faults to try, and the start when to come. */
const releaseOf = (version: string) => ({
  version,
  startedAt: startedAt.toISOString(),
  uptimeSeconds: Math.floor((Date.now() - startedAt.getTime()) / 1000),
})

const withoutMigration = (readiness: Readiness): Readiness => {
  const { migrations } = readiness.parts
  const detail = migrations.state === 'ok' ? 'complete' : 'not the newest: run wellmet migrate'
  return { ...readiness, parts: { ...readiness.parts, migrations: { ...migrations, detail } } }
}

/** For finding out whether the proxies in front are configured as TRUST_PROXY says. */
const connectionOf = ({ request: { address, forwarded } }: Call) => ({
  address,
  forwardedAddresses: forwarded.addresses,
  forwardedProtocol: forwarded.protocol,
})

/** How much waits would tell what somebody else does, so only the operator is told. */
const shownTo = ({ request }: Call, all: WorkCounts): Partial<WorkCounts> & Pick<WorkCounts, 'workers'> =>
  request.isOperator ? all : { workers: all.workers }
