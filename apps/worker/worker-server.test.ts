import { expect, onTestFinished, test, vi } from 'vitest'
import { query } from '../../tests/services/query.ts'
import { startProcesses } from '../../tests/world/product.ts'
import { startWorkerProcess, waitForAnswer } from '../../tools/product/processes.ts'
import { findFreePort } from '../../tools/services/free-port.ts'

const METRICS_TOKEN = 'a token of the operator'

test('a worker tells its health to everybody, and its metrics to the operator', async () => {
  const WORKER_PORT = String(await findFreePort(null))
  const product = await startProcesses({ METRICS_TOKEN }, undefined, { WORKER_PORT })
  onTestFinished(() => product.stop())
  const origin = `http://127.0.0.1:${WORKER_PORT}`
  await waitForAnswer(`${origin}/health/ready`, 60)
  const ask = (path: string, token = '') =>
    fetch(`${origin}${path}`, { headers: token === '' ? {} : { authorization: `Bearer ${token}` } })

  const signedUp = await fetch(`${product.address}/api/account/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ana Lima', email: 'ana@example.com', password: 'correct horse battery' }),
  })
  expect(signedUp.status).toBe(201)
  expect((await ask('/metrics')).status).toBe(404)
  expect((await ask('/metrics', 'another token, as long')).status).toBe(404)
  const metrics = async () => (await ask('/metrics', METRICS_TOKEN)).text()
  const done = /job_duration_seconds_count\{name="platform\.send-mail",outcome="done"\} 1/
  await vi.waitFor(async () => expect(await metrics()).toMatch(done), { timeout: 20_000, interval: 500 })
  expect(product.mails).toHaveLength(1)
  expect(await metrics()).toMatch(/^mails_total\{result="sent"\} 1$/m)
  expect(await metrics()).toMatch(/^mails_total\{result="refused"\} 0$/m)
  await query(
    product.superuserUrl,
    `select graphile_worker.add_job('test.nobody-does-this', run_at => now() - interval '100 seconds')`,
  )
  await query(
    product.superuserUrl,
    `update platform.mails set status = 'parked', content = 'sealed', claimed_at = now()`,
  )
  // What was counted is told for five seconds.
  await vi.waitFor(async () => expect(await metrics()).toMatch(/^mails_parked 1$/m), { timeout: 20_000, interval: 500 })
  expect(Number(/^jobs_oldest_due_seconds (\d+)$/m.exec(await metrics())?.[1])).toBeGreaterThanOrEqual(100)

  expect((await ask('/health/live')).status).toBe(200)
  expect(await (await ask('/health/status', METRICS_TOKEN)).json()).toMatchObject({
    workers: 1,
    mails: { parked: 1, waiting: 0, failed: 0 },
    readiness: { parts: { worker: { state: 'ok' } } },
  })
  expect((await ask('/api/account/session')).status).toBe(404)

  // A second worker on the same port would be seen by nobody.
  expect(await startWorkerProcess({ ...product.environment, WORKER_PORT }).ended).toBe(1)
}, 120_000)
