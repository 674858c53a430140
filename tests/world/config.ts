import { randomBytes } from 'node:crypto'
import { hqArea } from '@wellmet/hq/hq.area.ts'
import { settingsOf, type Area } from '@wellmet/platform/area.ts'
import { readConfig, type Config } from '@wellmet/platform/config/config.ts'
import { signedInAs } from '../../database/migrate.ts'

const key = randomBytes(32).toString('base64')

/** A whole configuration for one test; the limits are wide, except where a test is about them. */
export const testConfig = (
  databaseUrl: string,
  changes: Record<string, string> = {},
  areas: readonly Area[] = [],
): Config =>
  readConfig(
    {
      DATABASE_URL: databaseUrl,
      DATABASE_MAX_CONNECTIONS: '8',
      ...(areas.includes(hqArea) ? { STAFF_DATABASE_URL: signedInAs(databaseUrl, 'wellmet_staff') } : {}),
      PUBLIC_URL: 'http://wellmet.test',
      PLAINTEXT_HOSTS: 'wellmet.test',
      PORT: '0',
      SECRET: 'a secret for tests, at least 32 characters',
      VAULT_KEYS: JSON.stringify({ current: 'test', keys: { test: key } }),
      SMTP_URL: 'smtp://127.0.0.1:1',
      // Tests create thousands of users, and the hash of a password would be a third of what that costs.
      ARGON2_MEMORY_KIB: '64',
      LOG_LEVEL: process.env['TEST_LOG'] ?? 'silent',
      RATE_LIMIT_FACTOR: '100000',
      SIGN_UP: 'open',
      MAILS_PER_USER_A_DAY: '100000',
      MAILS_PER_USER_ON_FIRST_DAY: '100000',
      MAILS_PER_WORKSPACE_A_DAY: '100000',
      MAILS_PER_SERVER_A_DAY: '100000',
      MAILS_PER_RECIPIENT_A_DAY: '100000',
      ACCOUNT_MAILS_PER_HOUR: '100000',
      MAX_IN_FLIGHT: '64',
      MAX_WAITING: '1000',
      MAX_WAIT_MS: '20000',
      // Nobody answers there: no test asks the real ones.
      DNS_SERVERS: '127.0.0.1:9',
      PEOPLE_DATA_LABS_URL: 'http://127.0.0.1:9/v5',
      APOLLO_URL: 'http://127.0.0.1:9/api/v1',
      // Behind https there is a proxy, and the settings have to say so.
      ...(changes['PUBLIC_URL']?.startsWith('https') ? { TRUST_PROXY: '0' } : {}),
      ...changes,
    },
    settingsOf(areas),
  )
