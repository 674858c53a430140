import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'

interface Seen {
  method: string
  path: string
  body: string
}

interface Answered {
  status: number
  body: string
}

/** Changes an answer, or returns null to cut it off in the middle. */
export type Change = (seen: Seen, answer: Answered) => Answered | null

/** Stands before a real server, and passes on what it says as a test wants it. */
export async function startChangingProxy(target: string) {
  const seen: Seen[] = []
  const proxy = { url: '', seen, change: ((_seen, answer) => answer) as Change }
  const server = createServer((request, response) => {
    void pass(request).then(({ status, body, type }) => {
      if (body === null) response.destroy()
      else response.writeHead(status, { 'content-type': type }).end(body)
    })
  })

  async function pass(request: IncomingMessage) {
    const { method = 'GET', url: path = '/', headers } = request
    const body = (await buffer(request)).toString()
    const asked = { method, path, body }
    seen.push(asked)
    const { authorization = '', depth = '0', 'content-type': type = 'text/xml' } = headers
    const answer = await fetch(`${target}${path}`, {
      method,
      headers: { authorization, depth: String(depth), 'content-type': type },
      ...(body === '' ? {} : { body }),
    })
    const changed = proxy.change(asked, { status: answer.status, body: await answer.text() })
    return {
      status: changed?.status ?? 502,
      body: changed?.body ?? null,
      type: answer.headers.get('content-type') ?? 'text/xml',
    }
  }

  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  proxy.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return proxy
}
