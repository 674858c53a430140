import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { startProcesses } from '../../tests/world/product.ts'

interface Answer {
  status: number
  connection: string | undefined
  body: string
}

/** One connection that stays open, as a proxy has it. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
const ask = (url: string): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asking = request(url, { agent }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.once('end', () => {
        const { statusCode, headers } = answer
        resolve({ status: statusCode!, connection: headers.connection, body: Buffer.concat(chunks).toString() })
      })
    })
    asking.once('error', reject)
    asking.end()
  })

test('after SIGTERM the API says that it is not ready, goes on answering for DRAIN_SECONDS, and ends', async () => {
  const { api, environment, stop } = await startProcesses({ DRAIN_SECONDS: '3' })
  onTestFinished(stop)
  const origin = `http://127.0.0.1:${environment.PORT}`
  expect(await ask(`${origin}/health/ready`)).toMatchObject({ status: 200, connection: 'keep-alive' })

  const told = performance.now()
  process.kill(api.pid, 'SIGTERM')
  await sleep(500)
  const ready = await ask(`${origin}/health/ready`)
  expect(ready.status).toBe(503)
  expect(JSON.parse(ready.body)).toMatchObject({ status: 'not ready', parts: { process: { state: 'failing' } } })
  expect(await ask(`${origin}/health/live`)).toMatchObject({ status: 200, connection: 'close' })
  expect(await ask(`${origin}/openapi.json`)).toMatchObject({ status: 200, connection: 'close' })
  expect(await api.ended).toBe(0)
  expect(performance.now() - told).toBeGreaterThan(2_900)
  await expect(ask(`${origin}/health/live`)).rejects.toThrow('ECONNREFUSED')
}, 120_000)
