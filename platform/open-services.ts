import { createCache } from './cache/cache.ts'
import { connectRedis } from './cache/redis-connection.ts'
import type { Config } from './config/config.ts'
import { openDatabase } from './database/database.ts'
import type { HookReaction } from './events/hook.ts'
import { createRateLimiter } from './http/rate-limit.ts'
import { createLog } from './log/log.ts'
import { openMailTransport } from './mail/transport.ts'
import { createOutbound } from './outbound/outbound.ts'
import type { Services } from './services.ts'
import { createMetrics } from './telemetry/metrics.ts'
import { parseKeyRing } from './vault/key-ring.ts'

export interface OpenServices extends Services {
  close(): Promise<void>
}

interface ServiceOptions {
  /** Required, because a process that forgot them would store changes that other areas do not follow. */
  hooks: readonly HookReaction[]
  now?: () => Date
}

/** Opens what a process leans on. `name` is how it shows in the log and in PostgreSQL. */
export function openServices(
  config: Config,
  name: string,
  { hooks, now = () => new Date() }: ServiceOptions,
): OpenServices {
  const log = createLog({ level: config.LOG_LEVEL, name })
  const database = openDatabase({
    url: config.DATABASE_URL,
    maxConnections: config.DATABASE_MAX_CONNECTIONS,
    log,
    name,
  })
  const { pool } = database
  const metrics = createMetrics()
  metrics.watchPool(name, () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }))
  const redis = config.REDIS_URL === undefined ? undefined : connectRedis(config.REDIS_URL, log)
  const cache = createCache({ redisUrl: config.REDIS_URL, log, prefix: 'wellmet' })
  const outbound = createOutbound({
    onCall: metrics.observeOutbound,
    trustedOrigins: config.trustedOrigins,
  })
  const mail = openMailTransport(config.SMTP_URL, config.JOB_CONCURRENCY)
  return {
    config,
    log,
    database,
    cache,
    outbound,
    mail,
    limiter: createRateLimiter({ redis, log }),
    keyRing: parseKeyRing(config.VAULT_KEYS),
    metrics,
    hooks,
    now,
    async close() {
      redis?.disconnect()
      mail.close()
      await Promise.allSettled([cache.close(), outbound.close(), database.close()])
    },
  }
}
