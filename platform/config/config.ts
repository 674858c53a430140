import { z } from 'zod'
import { hostsIn, plaintextIn } from './plaintext.rules.ts'
import { Proxies, proxiesMissing } from './proxies.ts'
import { Secret } from './secret.ts'
import { Count, settingsReader, type Settings, type SettingsReader } from './settings.ts'

const Seconds = z.coerce.number().int().positive()
const Hosts = z.string().default('').transform(hostsIn)

/** Every setting of the platform, by its environment variable. Documented in `docs/operations.md`. */
const Environment = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).describe('PostgreSQL, signed in as wellmet_app'),
  DATABASE_DIRECT_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('the same database past the pooler, if DATABASE_URL goes through one'),
  DATABASE_MAX_CONNECTIONS: Count.default(12),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/ })
    .optional()
    .describe('without it the cache is in memory and limits are per process'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(4000),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).describe('where people reach it; links in mail start with it'),
  SECRET: Secret.describe('signs links and cookies'),
  SECRET_BEFORE: Secret.optional().describe('the SECRET before this one: what it signed is still accepted'),
  VAULT_KEYS: z.string().describe('key ring that seals stored tokens, as JSON'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).describe('where mail goes out'),
  SENT_IMAP_URL: z
    .url({ protocol: /^imaps?$/ })
    .optional()
    .describe('folder of sent mail, imaps://user:password@host:993/Sent; mails of unknown fate are looked up in it'),
  MAIL_FROM: z.string().default('Wellmet <hello@localhost>'),
  MAILS_PER_USER_A_DAY: Count.default(50).describe('mails that one user may cause to people outside the workspace'),
  MAILS_PER_WORKSPACE_A_DAY: Count.default(500).describe('the same for all users of a workspace'),
  MAILS_PER_RECIPIENT_A_DAY: Count.default(10).describe('the same for one mailbox, whoever causes them'),
  ACCOUNT_MAILS_PER_HOUR: Count.default(3).describe('mails of one kind that anybody can cause by typing an address'),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
  TRACING_URL: z.url().optional().describe('OTLP receiver; no tracing without it'),
  METRICS_TOKEN: z
    .string()
    .min(16)
    .optional()
    .describe('bearer token of GET /metrics; without it there is no such page'),
  MAX_IN_FLIGHT: Count.default(16),
  MAX_WAITING: Count.default(64),
  MAX_WAIT_MS: Count.default(150),
  REQUESTS_PER_MINUTE: Count.default(1200).describe('for one user, key or address'),
  RATE_LIMIT_FACTOR: z.coerce
    .number()
    .positive()
    .default(1)
    .describe('scales every rate limit, e.g. behind one proxy address'),
  TRUST_PROXY: Proxies.optional().describe('whose X-Forwarded-For is believed'),
  PLAINTEXT_HOSTS: Hosts.describe('hosts that are reached over a private network, without TLS'),
  SESSION_DAYS: Count.default(14),
  JOB_CONCURRENCY: Count.default(8),
  WORKER_SILENT_AFTER_SECONDS: Seconds.default(10).describe(
    'a worker not seen for so long is dead, its jobs are given back',
  ),
})

export type Config = z.infer<typeof Environment> & SettingsReader

export class ConfigError extends Error {}

/**
 * The settings of the platform and of the given areas. Fails with one readable list of everything that is wrong, so that
 * nobody has to start ten times.
 */
export function readConfig(environment: Record<string, string | undefined>, ofAreas: readonly Settings[] = []): Config {
  const shapes = [Environment.shape, ...ofAreas.map(({ shape }) => shape)]
  const names = shapes.flatMap((shape) => Object.keys(shape))
  const twice = names.filter((name, i) => names.indexOf(name) !== i)
  if (twice.length > 0) throw new Error(`Declared by two: ${twice.join(', ')}`)
  const All = Environment.extend(Object.assign({}, ...ofAreas.map(({ shape }) => shape)) as z.ZodRawShape)
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const read = All.safeParse(given)
  if (read.success) {
    const config = Environment.parse(given)
    const unsafe = [...plaintextIn(config), ...proxiesMissing(config)]
    if (unsafe.length > 0) throw refusal(unsafe)
    return { ...config, ...settingsReader(ofAreas, read.data) }
  }
  const lines = read.error.issues.map((issue) => {
    const name = String(issue.path[0])
    const about = (All.shape as Record<string, z.ZodType>)[name]?.description
    const wrong = given[name] === undefined ? 'is missing' : issue.message
    return `${name} ${wrong}${about ? ` (${about})` : ''}`
  })
  throw refusal(lines)
}

const refusal = (lines: readonly string[]): ConfigError =>
  new ConfigError(`The configuration is not complete:\n${lines.map((line) => `  ${line}`).join('\n')}`)
