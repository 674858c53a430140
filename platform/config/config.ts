import { z } from 'zod'

const Seconds = z.coerce.number().int().positive()
const Count = z.coerce.number().int().positive()
const Flag = z.enum(['true', 'false']).transform((word) => word === 'true')

/** Every setting of the product, by its environment variable. Documented in `docs/operations.md`. */
const Environment = z.object({
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).describe('PostgreSQL, signed in as wellmet_app'),
  DATABASE_MAX_CONNECTIONS: Count.default(12),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/ })
    .optional()
    .describe('without it the cache is in memory and limits are per process'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(4000),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).describe('where people reach it; links in mail start with it'),
  SECRET: z.string().min(32, 'needs at least 32 characters').describe('signs links and cookies'),
  VAULT_KEYS: z.string().describe('key ring that seals stored tokens, as JSON'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).describe('where mail goes out'),
  SENT_IMAP_URL: z
    .url({ protocol: /^imaps?$/ })
    .optional()
    .describe('folder of sent mail, imaps://user:password@host:993/Sent; mails of unknown fate are looked up in it'),
  MAIL_FROM: z.string().default('Wellmet <hello@localhost>'),
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
  TRUST_PROXY: Flag.default(false).describe('take the client address from X-Forwarded-For'),
  SESSION_DAYS: Count.default(14),
  ANSWERS_KEPT_SECONDS: z.coerce.number().int().min(0).default(300).describe('of searches; 0 answers each anew'),
  JOB_CONCURRENCY: Count.default(8),
  WORKER_SILENT_AFTER_SECONDS: Seconds.default(10).describe(
    'a worker not seen for so long is dead, its jobs are given back',
  ),
  PEOPLE_DATA_LABS_KEY: z.string().min(1).optional().describe('without it the people-data provider is off'),
  PEOPLE_DATA_LABS_URL: z.url({ protocol: /^https?$/ }).default('https://api.peopledatalabs.com/v5'),
  PEOPLE_DATA_LABS_MONTHLY_CREDITS: Count.default(100).describe('for the whole server; a profile costs one'),
  PEOPLE_DATA_LABS_WORKSPACE_CREDITS: Count.default(100).describe('for one workspace and month'),
  PEOPLE_DATA_LABS_CALLS_PER_MINUTE: Count.default(10),
  PEOPLE_DATA_LABS_RESET_DAY: z.coerce.number().int().min(1).max(28).default(1).describe('of the month, in UTC'),
  PEOPLE_DATA_LABS_TIMEOUT_MS: Count.default(8_000),
})

export type Config = z.infer<typeof Environment>

export class ConfigError extends Error {}

/** Fails with one readable list of everything that is wrong, so that nobody has to start ten times. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const read = Environment.safeParse(given)
  if (read.success) return read.data
  const lines = read.error.issues.map((issue) => {
    const name = String(issue.path[0])
    const about = Environment.shape[name as keyof typeof Environment.shape]?.description
    const wrong = given[name] === undefined ? 'is missing' : issue.message
    return `  ${name} ${wrong}${about ? ` (${about})` : ''}`
  })
  throw new ConfigError(`The configuration is not complete:\n${lines.join('\n')}`)
}
