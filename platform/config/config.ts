import { z } from 'zod'
import { hostsIn, plaintextIn } from './plaintext.rules.ts'
import { Proxies, proxiesMissing } from './proxies.ts'
import { Secret } from './secret.ts'
import { secretFields } from '../contract/secret-fields.ts'
import { readSecretFiles, unknownSecretFiles } from './secret-files.ts'
import { Count, secretSetting, settingsReader, type Settings, type SettingsReader } from './settings.ts'

const Seconds = z.coerce.number().int().positive()
export const PostgresUrl = z.url({ protocol: /^postgres(ql)?$/ })
const Port = z.coerce.number().int().min(0).max(65535)
const Hosts = z.string().default('').transform(hostsIn)

/** Every setting of the platform, by its environment variable. Documented in `docs/operations.md`. */
const Environment = z.object({
  DATABASE_URL: secretSetting(PostgresUrl).describe('PostgreSQL, signed in as wellmet_app'),
  DATABASE_DIRECT_URL: secretSetting(PostgresUrl)
    .optional()
    .describe('the same database past the pooler, if DATABASE_URL goes through one'),
  DATABASE_MAX_CONNECTIONS: Count.default(12).describe('of one process'),
  DATABASE_TIMEOUT_SECONDS: Seconds.default(30).describe(
    'the API gives up a statement that takes longer, and answers 503',
  ),
  REDIS_URL: secretSetting(z.url({ protocol: /^rediss?$/ }))
    .optional()
    .describe('without it the cache is in memory and limits are per process'),
  HOST: z.string().default('127.0.0.1').describe('address to listen at; in a container 0.0.0.0'),
  PORT: Port.default(4000).describe('of the API'),
  WORKER_PORT: Port.default(4001).describe('health and metrics of the worker; each worker on a machine needs its own'),
  DRAIN_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(300)
    .default(5)
    .describe('after SIGTERM the API says for so long that it is not ready, and goes on answering'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).describe('where people reach it; links in mail start with it'),
  SECRET: secretSetting(Secret).describe('signs links and cookies'),
  SECRET_BEFORE: secretSetting(Secret)
    .optional()
    .describe('the SECRET before this one: what it signed is still accepted'),
  VAULT_KEYS: secretSetting(z.string()).describe('key ring that seals stored tokens, as JSON'),
  SMTP_URL: secretSetting(z.url({ protocol: /^smtps?$/ })).describe('where mail goes out'),
  SENT_IMAP_URL: secretSetting(z.url({ protocol: /^imaps?$/ }))
    .optional()
    .describe('folder of sent mail, imaps://user:password@host:993/Sent; mails of unknown fate are looked up in it'),
  BOUNCE_ADDRESS: z
    .email()
    .refine((address) => address.lastIndexOf('@') <= 19, 'has to be at most 19 characters long before the @')
    .optional()
    .describe(
      'where mail comes back to, as bounces@mail.example; mail then leaves as bounces+…@, so that has to arrive too',
    ),
  BOUNCE_IMAP_URL: secretSetting(z.url({ protocol: /^imaps?$/ }))
    .optional()
    .describe('folder in which mail to BOUNCE_ADDRESS and complaints arrive, imaps://user:password@host:993/INBOX'),
  MAIL_FROM: z.string().default('Wellmet <hello@localhost>').describe('sender of all mail'),
  MAILS_PER_USER_A_DAY: Count.default(50).describe('mails that one user may cause to people outside the workspace'),
  MAILS_PER_USER_ON_FIRST_DAY: Count.default(5).describe(
    'the same on the first day of an account; twice as many on each day after, up to MAILS_PER_USER_A_DAY',
  ),
  MAILS_PER_WORKSPACE_A_DAY: Count.default(500).describe('the same for all users of a workspace'),
  MAILS_PER_RECIPIENT_A_DAY: Count.default(10).describe('the same for one mailbox, whoever causes them'),
  MAILS_PER_SERVER_A_DAY: Count.default(5000).describe(
    'the same for all users of the server; accounts in their first days may use a fifth of it together',
  ),
  ACCOUNT_MAILS_PER_HOUR: Count.default(3).describe('mails of one kind that anybody can cause by typing an address'),
  LOG_LEVEL: z
    .enum(['silent', 'error', 'warn', 'info', 'debug', 'trace'])
    .default('info')
    .describe('how much is logged'),
  TRACING_URL: z.url().optional().describe('OTLP receiver; no tracing without it'),
  METRICS_TOKEN: secretSetting(z.string().min(16))
    .optional()
    .describe('bearer token of GET /metrics; without it there is no such page'),
  MAX_IN_FLIGHT: Count.default(16).describe('requests that one process works on at once'),
  MAX_WAITING: Count.default(64).describe('requests that may wait for that'),
  MAX_WAIT_MS: Count.default(150).describe('for how long; then they are refused with 503'),
  REQUESTS_PER_MINUTE: Count.default(1200).describe('for one user, key or address'),
  RATE_LIMIT_FACTOR: z.coerce
    .number()
    .positive()
    .default(1)
    .describe('scales every rate limit, e.g. behind one proxy address'),
  TRUST_PROXY: Proxies.optional().describe('whose X-Forwarded-For is believed'),
  SECRETS_FOLDER: z
    .string()
    .optional()
    .describe('folder with a file for each secret that is not given otherwise, called as the setting in lower case'),
  PLAINTEXT_HOSTS: Hosts.describe('hosts that are reached over a private network, without TLS'),
  SESSION_DAYS: Count.default(14).describe('a session ends after so many days without use'),
  JOB_CONCURRENCY: Count.default(8).describe('jobs that one worker does at once'),
  WORKER_SILENT_AFTER_SECONDS: Seconds.default(10).describe(
    'a worker not seen for so long is dead, its jobs are given back',
  ),
})

/** The settings of the platform, for whoever lists them. */
export const platformSettings = Environment.shape

export type Config = z.infer<typeof Environment> & SettingsReader

export class ConfigError extends Error {}

/**
 * The settings of the platform and of the given areas. Fails with one readable list of everything that is wrong, so that
 * nobody has to start ten times.
 */
export function readConfig(environment: Record<string, string | undefined>, ofAreas: readonly Settings[] = []): Config {
  const schema = schemaWith(ofAreas)
  const { read, given } = readAll(environment, schema)
  const config = Environment.parse(given)
  const reader = settingsReader(ofAreas, read)
  // Without the areas, the names of their secrets are not known.
  const unknown = ofAreas.length > 0 ? unknownSecretFiles(environment, secretNames(schema)) : []
  const refused = [...unknown, ...plaintextIn(config), ...proxiesMissing(config), ...reader.refusals]
  if (refused.length > 0) throw refusal(refused)
  return { ...config, ...reader }
}

const schemas = new WeakMap<readonly Settings[], z.ZodObject>()

/** Made once per list: zod compiles a schema when it is first used, which takes longer than reading the settings. */
function schemaWith(ofAreas: readonly Settings[]): z.ZodObject {
  const known = schemas.get(ofAreas)
  if (known) return known
  const shapes = [platformSettings, ...ofAreas.map(({ shape }) => shape)]
  const names = shapes.flatMap((shape) => Object.keys(shape))
  const twice = names.filter((name, i) => names.indexOf(name) !== i)
  if (twice.length > 0) throw new Error(`Declared by two: ${twice.join(', ')}`)
  const made = Environment.extend(Object.assign({}, ...ofAreas.map(({ shape }) => shape)) as z.ZodRawShape)
  schemas.set(ofAreas, made)
  return made
}

/** Some settings without the others, for a command that needs no more. Fails as `readConfig` does. */
export const readSettings = <S extends z.ZodRawShape>(
  environment: Record<string, string | undefined>,
  { shape }: Settings<S>,
): z.output<z.ZodObject<S>> => readAll(environment, z.object(shape)).read

function readAll<S extends z.ZodRawShape>(environment: Record<string, string | undefined>, All: z.ZodObject<S>) {
  const files = readSecretFiles(environment, secretNames(All))
  if (files.problems.length > 0) throw refusal(files.problems)
  const given = Object.fromEntries(Object.entries(files.environment).filter(([, value]) => value !== ''))
  const read = All.safeParse(given)
  if (read.success) return { read: read.data, given }
  throw refusal(
    read.error.issues.map((issue) => {
      const name = String(issue.path[0])
      const about = (All.shape as unknown as Record<string, z.ZodType>)[name]?.description
      const wrong = given[name] === undefined ? 'is missing' : issue.message
      return `${name} ${wrong}${about ? ` (${about})` : ''}`
    }),
  )
}

/** The settings that can be given as files. */
export const secretNames = (schema: z.ZodObject): string[] => secretFields(schema).map(([name = '']) => name)

const refusal = (lines: readonly string[]): ConfigError =>
  new ConfigError(`The configuration is not complete:\n${lines.map((line) => `  ${line}`).join('\n')}`)
