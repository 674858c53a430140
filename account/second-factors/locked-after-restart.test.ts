import { expect, onTestFinished, test } from 'vitest'
import { startProcesses } from '../../tests/world/product.ts'
import { cookieOf } from '../../tests/world/world.ts'
import { startApi, waitForAnswer, type RunningProcess } from '../../tools/product/processes.ts'
import { codeOfStep, stepOf } from './totp.rules.ts'

const email = 'locked@example.com'
const password = 'correct horse battery'

test('thirty wrong codes stay counted while the API process is killed and started again', async () => {
  // Without Redis there is nothing but the database that could remember.
  const product = await startProcesses({ REDIS_URL: '' })
  let api: RunningProcess = product.api
  onTestFinished(async () => {
    await api.stop()
    await product.stop()
  })
  const post = (path: string, body: object, cookie = '') =>
    fetch(`${product.address}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
  const cookie = cookieOf(await post('/api/account/sign-up', { name: 'Ana Lima', email, password }))
  await product.confirm(email, cookie)
  const { secret } = (await (await post('/api/security/mfa/setup', {}, cookie)).json()) as { secret: string }
  const code = (later: number) => codeOfStep(secret, stepOf(new Date()) + later)
  const confirmed = await post('/api/security/mfa/verify', { code: code(0) }, cookie)
  const { recoveryCodes } = (await confirmed.json()) as { recoveryCodes: string[] }
  const signedIn = await post('/api/account/sign-in', { email, password })
  const { challenge } = ((await signedIn.json()) as { secondFactor: { challenge: string } }).secondFactor
  const guess = async (proof: object) =>
    (await post('/api/account/sign-in/second-factor', { challenge, ...proof })).status

  const statuses: number[] = []
  const pids = new Set<number>()
  const killedAfter = new Set([5, 19])
  for (let at = 0; at < 30; at++) {
    pids.add(api.pid)
    statuses.push(await guess({ code: code(1_000 + at) }))
    if (!killedAfter.has(at)) continue
    process.kill(api.pid, 'SIGKILL')
    await api.ended
    api = startApi(product.environment)
    await waitForAnswer(`${product.address}/health/live`, 60)
  }
  expect(statuses).toEqual([...Array<number>(10).fill(422), ...Array<number>(20).fill(429)])
  expect(pids.size).toBe(3)
  expect(await guess({ code: code(1) }), 'the right code waits too').toBe(429)
  expect(await guess({ recoveryCode: recoveryCodes[0]! }), 'the owner has another way').toBe(200)
}, 300_000)
