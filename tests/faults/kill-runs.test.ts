import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { hooksOf, settingsOf } from '@wellmet/platform/area.ts'
import { openServices } from '@wellmet/platform/open-services.ts'
import { readConfig } from '@wellmet/platform/config/config.ts'
import { areas } from '../../apps/areas.ts'
import { newDatabase } from '../world/database.ts'
import { madeUpArea } from '../world/made-up-playbook.ts'
import { plantWorkspace } from './moving-workspace.ts'
import { countEffects, runUnderKills } from './runs-under-kills.ts'

/** `npm run faults:runs` does it 200 times with 30 kills. */
test('every effect of a run comes about once, although its workers are killed', async () => {
  const database = await newDatabase()
  onTestFinished(() => database.drop())
  const redisUrl = inject('redisUrl')
  const environment = {
    DATABASE_URL: database.url,
    ...(redisUrl ? { REDIS_URL: redisUrl } : {}),
    PUBLIC_URL: 'http://wellmet.test',
    PLAINTEXT_HOSTS: 'wellmet.test',
    SMTP_URL: 'smtp://127.0.0.1:1',
    SECRET: 'a secret for tests, at least 32 characters',
    VAULT_KEYS: JSON.stringify({ current: 'test', keys: { test: Buffer.alloc(32, 7).toString('base64') } }),
    LOG_LEVEL: 'silent',
  }
  const everything = [...areas, madeUpArea()]
  const services = await openServices(readConfig(environment, settingsOf(everything)), 'decider', {
    hooks: hooksOf(everything),
  })
  onTestFinished(() => services.close())
  const superuser = new pg.Client({ connectionString: database.superuserUrl })
  await superuser.connect()
  onTestFinished(() => superuser.end())
  const { viewerId: userId, workspaceId } = await plantWorkspace(database.superuserUrl, 'Runs', 1)
  const runs = 12
  const { killed } = await runUnderKills(
    { services, database: superuser, environment, who: { userId, workspaceId } },
    { runs, kills: 3, workers: 2, settings: { seconds: 1, failures: 1 } },
  )
  const effects = await countEffects(superuser, runs)
  expect(effects.twice).toEqual([])
  expect(effects).toMatchObject({ seen: effects.expected, stepsDone: runs * 5 })
  expect(effects.failures).toBeGreaterThanOrEqual(runs)
  expect(killed).toBe(3)
}, 300_000)
