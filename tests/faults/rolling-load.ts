import { Agent, request } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Asked {
  /** When it should have been sent, in ms since the start. */
  intended: number
  latency: number
  what: string
  /** 0: no answer. */
  status: number
  problem: string
  body: string
}

interface Person {
  cookie: string
  contactId: string
}

interface Load {
  port: number
  people: readonly Person[]
  /** Tells the people who sign up from those of another load. */
  label: string
  count: number
  /** Requests per second. */
  rate: number
}

interface Call {
  what: string
  method: 'GET' | 'POST'
  path: string
  body?: object
  cookie?: string
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 })

/** Of a hundred requests one signs somebody up, whom the worker then sends an email, ten write a note, and the others read. */
function callAt(at: number, { people, label }: Load): Call {
  // Ten in a row are of one person, so that everybody writes as many notes.
  const { cookie, contactId } = people[Math.floor(at / 10) % people.length]!
  if (at % 100 === 50)
    return {
      what: 'sign up',
      method: 'POST',
      path: '/api/account/sign-up',
      body: { name: 'Somebody New', email: `${label}-${at}@example.test`, password: 'a long enough password' },
    }
  if (at % 10 === 0)
    return {
      what: 'write',
      method: 'POST',
      path: `/api/network/contacts/${contactId}/notes`,
      body: { text: `${at}` },
      cookie,
    }
  if (at % 10 === 5) return { what: 'contacts', method: 'GET', path: '/api/network/contacts', cookie }
  return { what: 'session', method: 'GET', path: '/api/account/session', cookie }
}

/** Asks `count` times, at a rate that does not depend on the answers. No request is tried again. */
export async function askAtRate(load: Load): Promise<Asked[]> {
  const { port, count, rate } = load
  const start = performance.now()
  const asking: Promise<Asked>[] = []
  for (let at = 0; at < count;) {
    const due = Math.min(count, Math.floor(((performance.now() - start) * rate) / 1000) + 1)
    for (; at < due; at += 1) asking.push(askOnce(port, callAt(at, load), (at * 1000) / rate, start))
    await sleep(1)
  }
  return Promise.all(asking)
}

export const askOnce = (port: number, call: Call, intended = 0, start = performance.now()): Promise<Asked> =>
  new Promise((resolve) => {
    const settle = (status: number, body: string, problem = '') =>
      resolve({ intended, latency: performance.now() - start - intended, what: call.what, status, problem, body })
    const asking = request(
      {
        agent,
        host: '127.0.0.1',
        port,
        method: call.method,
        path: call.path,
        headers: {
          ...(call.cookie ? { cookie: call.cookie } : {}),
          ...(call.body ? { 'content-type': 'application/json' } : {}),
        },
      },
      (answer) => {
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.once('error', (error) => settle(0, '', error.message))
        answer.once('end', () => settle(answer.statusCode!, Buffer.concat(chunks).toString()))
      },
    )
    asking.once('error', (error: NodeJS.ErrnoException) => settle(0, '', error.code ?? error.message))
    asking.end(call.body ? JSON.stringify(call.body) : undefined)
  })
