import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { startMailCatcher } from '../../tools/product/mail-catcher.ts'
import { startApi, startWorkerProcess, waitForAnswer } from '../../tools/product/processes.ts'
import { repository } from '../../tools/repository.ts'
import { findFreePort } from '../../tools/services/free-port.ts'
import { newDatabase } from '../world/database.ts'

/** The product as it runs for real: built web app, API and worker as processes, PostgreSQL, Redis, and a mail server. */
export async function startProduct(settings: Record<string, string> = {}) {
  if (!existsSync(join(repository, 'apps/web/dist/index.html'))) throw new Error('Run npm run build first.')
  const database = await newDatabase()
  const mail = await startMailCatcher()
  const port = await findFreePort(null)
  const address = `http://localhost:${port}`
  const redisUrl = inject('redisUrl')
  const environment = {
    DATABASE_URL: database.url,
    ...(redisUrl ? { REDIS_URL: redisUrl } : {}),
    PUBLIC_URL: address,
    PORT: String(port),
    SMTP_URL: mail.url,
    SECRET: 'a secret for tests, at least 32 characters',
    VAULT_KEYS: JSON.stringify({ current: 'test', keys: { test: Buffer.alloc(32, 7).toString('base64') } }),
    LOG_LEVEL: 'warn',
    RATE_LIMIT_FACTOR: '1000',
    ...settings,
  }
  const running = [startApi(environment), startWorkerProcess(environment)]
  await waitForAnswer(`http://127.0.0.1:${port}/health/live`, 30)
  return {
    address,
    environment,
    mails: mail.mails,
    async stop() {
      await Promise.all(running.map((one) => one.stop()))
      await mail.stop()
      await database.drop()
    },
  }
}
