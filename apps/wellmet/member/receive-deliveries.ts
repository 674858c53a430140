import { createServer, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { verifyWebhook, WebhookNotVerified } from '@wellmet/client/client.ts'
import { Refusal } from '../refusal.ts'
import { forwardDelivery } from './forward-delivery.ts'
import { printEvent } from './print-event.ts'
import { say } from './print.ts'

interface Receiving {
  port: number
  secret: string
  forward: URL | undefined
  isJson: boolean
}

/** For a server that reaches this machine, by a tunnel or in the same network. What is not signed rightly is refused. */
export async function receiveDeliveries({ port, secret, forward, isJson }: Receiving): Promise<void> {
  const server = createServer((request, response) => {
    void receive(request).then(
      (status) => response.writeHead(status).end(),
      (error: Error) => {
        say(`Not delivered: ${error.message}`)
        response.writeHead(error instanceof WebhookNotVerified ? 400 : 502).end()
      },
    )
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening').catch((error: Error) => {
    throw new Refusal(`Port ${port} cannot be used: ${error.message}`)
  })
  const address = server.address()
  say(
    `Waiting for deliveries at http://127.0.0.1:${typeof address === 'object' ? address?.port : port}. Ctrl-C ends it.`,
  )
  await once(server, 'close')

  async function receive(request: IncomingMessage): Promise<number> {
    const body = await text(request)
    const event = await verifyWebhook(secret, { headers: request.headers, body })
    printEvent(event, isJson)
    if (!forward) return 204
    const names = ['webhook-id', 'webhook-timestamp', 'webhook-signature']
    const headers = Object.fromEntries(names.map((name) => [name, String(request.headers[name])]))
    return (await forwardDelivery(forward, { headers, body })) ?? 502
  }
}
