import { createCache } from './cache/cache.ts'
import { connectRedis } from './cache/redis-connection.ts'
import { ConfigError, type Config } from './config/config.ts'
import { Problem } from './contract/problem.ts'
import { openDatabase, type Database } from './database/database.ts'
import type { HookReaction } from './events/hook.ts'
import { openPlaces } from './jobs/places.ts'
import { createRateLimiter } from './http/rate-limit.ts'
import { createLog, type Log } from './log/log.ts'
import { openMailTransport } from './mail/transport.ts'
import { createOutbound } from './outbound/outbound.ts'
import type { Services } from './services.ts'
import { createMetrics } from './telemetry/metrics.ts'
import { loadDataSecret } from './vault/data-root.ts'
import { parseKeyRing, type KeyRing } from './vault/key-ring.ts'
import { signingKeys } from './vault/signing-keys.ts'

export interface OpenServices extends Services {
  close(): Promise<void>
}

interface ServiceOptions {
  /** Required, because a process that forgot them would store changes that other areas do not follow. */
  hooks: readonly HookReaction[]
  now?: () => Date
  /** Instead of lines on standard output. */
  log?: Log
  /** A statement that takes longer fails: for processes that answer requests. */
  databaseTimeoutMs?: number
  /** Instead of connections of its own; whoever gives them closes them. */
  connections?: Database
}

/**
 * Opens what a process leans on. `name` is how it shows in the log and in PostgreSQL. Waits for the database, because
 * nothing can be read or stored without the data secret.
 */
export async function openServices(
  config: Config,
  name: string,
  {
    hooks,
    now = () => new Date(),
    log = createLog({ level: config.LOG_LEVEL, name }),
    connections,
    databaseTimeoutMs: timeoutMs,
  }: ServiceOptions,
): Promise<OpenServices> {
  const keyRing = readKeyRing(config)
  const database =
    connections ??
    openDatabase({ url: config.DATABASE_URL, maxConnections: config.DATABASE_MAX_CONNECTIONS, log, name, timeoutMs })
  const dataSecret = await loadWhenReachable(database, keyRing, log)
  const { pool } = database
  const metrics = createMetrics()
  metrics.watchPool(name, () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }))
  const redis = config.REDIS_URL === undefined ? undefined : connectRedis(config.REDIS_URL, log)
  const cache = createCache({ redisUrl: config.REDIS_URL, log, prefix: 'wellmet' })
  const outbound = createOutbound({
    onCall: metrics.observeOutbound,
    trustedOrigins: config.trustedOrigins,
  })
  const mail = openMailTransport(config.SMTP_URL, {
    connections: config.JOB_CONCURRENCY,
    plaintextHosts: config.PLAINTEXT_HOSTS,
  })
  return {
    config,
    log,
    database,
    cache,
    outbound,
    mail,
    receivers: openPlaces(Math.max(1, Math.floor(config.JOB_CONCURRENCY / 2))),
    limiter: createRateLimiter({ redis, log }),
    keyRing,
    dataSecret,
    signingKeys: signingKeys(config),
    metrics,
    hooks,
    now,
    async close() {
      redis?.disconnect()
      mail.close()
      await Promise.allSettled([cache.close(), outbound.close(), connections ? null : database.close()])
    },
  }
}

function readKeyRing({ VAULT_KEYS }: Config): KeyRing {
  try {
    return parseKeyRing(VAULT_KEYS)
  } catch (error) {
    throw new ConfigError(`VAULT_KEYS cannot be used: ${(error as Error).message}`, { cause: error })
  }
}

/** A database that is being restarted is there again within seconds. */
const attempts = 20

async function loadWhenReachable(database: Database, keyRing: KeyRing, log: Log): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await loadDataSecret(database, keyRing)
    } catch (error) {
      const isUnreachable = error instanceof Problem && error.code === 'unavailable'
      if (!isUnreachable || attempt === attempts) {
        await database.close()
        throw (isUnreachable && error.cause) || error
      }
      log.warn({ attempt, reason: (error.cause as Error | undefined)?.message }, 'waiting for the database')
      await new Promise((resolve) => setTimeout(resolve, 1_000))
    }
  }
}
