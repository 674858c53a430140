import { Agent, request as startRequest, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { spreadOf, type Spread } from '../../bench/ground/percentiles.ts'

export interface Asked {
  status: number
  ms: number
}

/** Somebody who reads their session and changes a little, one after the other, on connections that are kept open. */
export async function askFor(ms: number, { port, cookie }: { port: number; cookie: string }): Promise<Asked[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const asked: Asked[] = []
  const until = performance.now() + ms
  while (performance.now() < until) {
    asked.push(await ask(port, agent, { cookie }, 'GET', '/api/account/session'))
    asked.push(await ask(port, agent, { cookie }, 'POST', '/api/account/sign-in', '{"email":"nobody"}'))
  }
  agent.destroy()
  return asked
}

async function ask(port: number, agent: Agent, headers: { cookie: string }, method: string, path: string, body = '') {
  const began = performance.now()
  const asking = startRequest({ port, host: '127.0.0.1', agent, method, path, headers })
  if (body) asking.setHeader('content-type', 'application/json')
  asking.end(body)
  try {
    const [response] = (await once(asking, 'response')) as [IncomingMessage]
    response.resume()
    await once(response, 'end')
    return { status: response.statusCode ?? 0, ms: performance.now() - began }
  } catch {
    return { status: 0, ms: performance.now() - began }
  }
}

/** The session is read (200), and a sign-in without a password is wrong (400): anything else is a refusal. */
export const refusalsIn = (asked: readonly Asked[]): Asked[] =>
  asked.filter(({ status }) => status !== 200 && status !== 400)

export const timesOf = (asked: readonly Asked[]): Spread => spreadOf(asked.map(({ ms }) => ms))
