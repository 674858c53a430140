import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { declaredAgents } from '@wellmet/hq/agents/declared-agents.ts'
import { signedInAs } from '../../database/migrate.ts'
import { newDatabase } from '../world/database.ts'
import { agentsUnderKills, countAgentEffects, stepsOf } from './agents-under-kills.ts'

/** `npm run faults:agents` does it with 30 kills. */
test('every effect of an agent comes about once, although its workers are killed', async () => {
  const database = await newDatabase()
  onTestFinished(() => database.drop())
  const redisUrl = inject('redisUrl')
  const environment = {
    DATABASE_URL: database.url,
    STAFF_DATABASE_URL: signedInAs(database.url, 'wellmet_staff'),
    ...(redisUrl ? { REDIS_URL: redisUrl } : {}),
    PUBLIC_URL: 'http://wellmet.test',
    PLAINTEXT_HOSTS: 'wellmet.test',
    SMTP_URL: 'smtp://127.0.0.1:1',
    SECRET: 'a secret for tests, at least 32 characters',
    VAULT_KEYS: JSON.stringify({ current: 'test', keys: { test: Buffer.alloc(32, 7).toString('base64') } }),
    LOG_LEVEL: 'silent',
  }
  const superuser = new pg.Client({ connectionString: database.superuserUrl })
  await superuser.connect()
  onTestFinished(() => superuser.end())
  const runsOfEach = 8
  const { killed } = await agentsUnderKills({ database: superuser, environment }, { runsOfEach, kills: 3, workers: 2 })
  const { costs, ...effects } = await countAgentEffects(superuser)
  const done = runsOfEach * declaredAgents.length
  expect(effects).toEqual({ done, steps: stepsOf(runsOfEach), taken: costs, twice: 0, drills: 1 })
  expect(killed).toBe(3)
}, 300_000)
