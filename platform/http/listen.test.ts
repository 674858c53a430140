import { request } from 'node:http'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from './listen.ts'

const statusOf = (port: number) =>
  new Promise<number>((resolve, reject) => {
    const asking = request({ port, host: '127.0.0.1', agent: false }, (answer) => {
      answer.resume()
      answer.once('end', () => resolve(answer.statusCode!))
    })
    asking.once('error', reject)
    asking.end()
  })

test('every door leads to the same server, and all of them close with it', async () => {
  const app = Fastify()
  app.get('/', async () => 'hello')
  const port = await listen(app, { host: '127.0.0.1', port: 0 })
  onTestFinished(() => app.close())
  const answers = await Promise.all(Array.from({ length: 300 }, () => statusOf(port)))
  expect(new Set(answers)).toEqual(new Set([200]))
  await app.close()
  await expect(statusOf(port)).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})
