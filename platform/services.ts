import type { Cache } from './cache/cache.ts'
import type { Config } from './config/config.ts'
import type { RateLimiter } from './http/rate-limit.ts'
import type { Database } from './database/database.ts'
import type { HookReaction } from './events/hook.ts'
import type { Places } from './jobs/places.ts'
import type { Log } from './log/log.ts'
import type { MailTransport } from './mail/transport.ts'
import type { Outbound } from './outbound/outbound.ts'
import type { Metrics } from './telemetry/metrics.ts'
import type { DataRoot } from './vault/data-root.ts'
import type { KeyRing } from './vault/key-ring.ts'
import type { SigningKeys } from './vault/signing-keys.ts'

/** What every use case, job and reaction may use; made once per process by `apps/`. */
export interface Services extends DataRoot {
  config: Config
  log: Log
  database: Database
  cache: Cache
  limiter: RateLimiter
  outbound: Outbound
  mail: MailTransport
  /** Of jobs that wait for servers of which members gave the address. */
  receivers: Places
  keyRing: KeyRing
  signingKeys: SigningKeys
  metrics: Metrics
  /** What the areas do in the transaction of a change that another area makes. */
  hooks: readonly HookReaction[]
  /** The only clock of the product: tests shift it. */
  now: () => Date
}
