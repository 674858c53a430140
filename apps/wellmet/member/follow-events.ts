import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Schemas, WellmetClient } from '@wellmet/client/client.ts'
import { signedHeaders } from '@wellmet/account/webhooks/signature.ts'
import { forwardDelivery } from './forward-delivery.ts'
import { withClient } from './open-client.ts'
import { say } from './print.ts'
import { printEvent } from './print-event.ts'

type Event = Schemas['WebhookEvent']
type Type = Schemas['WebhookEventType']

interface Listening {
  forward: URL | undefined
  type: string | undefined
  isJson: boolean
}

const pollMs = 2_000
const pageSize = 50

/** Asks for what happened since the last time, oldest first: the same events that webhooks are told, in the same shape. */
export const followEvents = ({ forward, type, isJson }: Listening): Promise<void> =>
  withClient(async (client) => {
    const secret = `whsec_${randomBytes(32).toString('base64')}`
    let newest = (await client.get('/api/events', { query: { limit: 1, ...asType(type) } })).items[0]?.id ?? ''
    if (forward) say(`Forwarding to ${forward.href}, signed with ${secret}`)
    say('Waiting for events. Ctrl-C ends it.')
    for (;;) {
      for (const event of await since(client, newest, type)) {
        newest = event.id
        printEvent(event, isJson)
        const body = JSON.stringify(event)
        const message = { id: event.id, at: new Date(), body }
        if (forward) await forwardDelivery(forward, { headers: signedHeaders([secret], message), body })
      }
      await sleep(pollMs)
    }
  })

const asType = (type: string | undefined): { type?: Type } => (type === undefined ? {} : { type: type as Type })

/** Ids are ordered by time. */
async function since(client: WellmetClient, newest: string, type: string | undefined): Promise<Event[]> {
  const events: Event[] = []
  for await (const event of client.list('/api/events', { query: { limit: pageSize, ...asType(type) } })) {
    if (event.id <= newest) break
    events.push(event)
  }
  return events.toReversed()
}
