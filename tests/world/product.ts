import { inject } from 'vitest'
import { signedInAs } from '../../database/migrate.ts'
import { tokenMailedTo } from '../../tools/demo/caught-links.ts'
import { startMailCatcher } from '../../tools/product/mail-catcher.ts'
import { startApi, startWorkerProcess, waitForAnswer } from '../../tools/product/processes.ts'
import { findFreePort } from '../../tools/services/free-port.ts'
import { newDatabase } from './database.ts'

/** The product as it runs for real: API and worker as processes, PostgreSQL, Redis, and a mail server. */
export async function startProcesses(
  settings: Record<string, string> = {},
  /** What happens in the database before the API and the worker start. */
  prepare: (environment: Record<string, string>) => Promise<void> = async () => {},
  settingsOfWorker: Record<string, string> = {},
) {
  const database = await newDatabase()
  const mail = await startMailCatcher()
  const port = settings['PORT'] ? Number(settings['PORT']) : await findFreePort(null)
  const address = `http://localhost:${port}`
  const redisUrl = inject('redisUrl')
  const environment = {
    DATABASE_URL: database.url,
    STAFF_DATABASE_URL: signedInAs(database.url, 'wellmet_staff'),
    ...(redisUrl ? { REDIS_URL: redisUrl } : {}),
    PUBLIC_URL: address,
    PORT: String(port),
    SMTP_URL: mail.url,
    SECRET: 'a secret for tests, at least 32 characters',
    VAULT_KEYS: JSON.stringify({ current: 'test', keys: { test: Buffer.alloc(32, 7).toString('base64') } }),
    LOG_LEVEL: 'warn',
    RATE_LIMIT_FACTOR: '1000',
    SIGN_UP: 'open',
    MAILS_PER_USER_A_DAY: '1000',
    MAILS_PER_USER_ON_FIRST_DAY: '1000',
    MAILS_PER_RECIPIENT_A_DAY: '1000',
    ...settings,
  }
  await prepare(environment)
  const api = startApi(environment)
  const worker = startWorkerProcess({ ...environment, ...settingsOfWorker })
  const stop = async () => {
    await Promise.all([api.stop(), worker.stop()])
    await mail.stop()
    await database.drop()
  }
  try {
    await waitForAnswer(`http://127.0.0.1:${port}/health/live`, 600)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    address,
    environment,
    api,
    worker,
    superuserUrl: database.superuserUrl,
    mails: mail.mails,
    /** Confirms by the link in the mail, as whoever is signed in: asking, inviting and making keys need it. */
    async confirm(email: string, cookie: string) {
      const token = await tokenMailedTo(mail.mails, email, '/verify-email')
      const answer = await fetch(`${address}/api/account/email/verify`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify({ token }),
      })
      if (!answer.ok) throw new Error(`Confirming ${email} was answered ${answer.status}.`)
    },
    stop,
  }
}
