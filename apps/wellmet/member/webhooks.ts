import { parseArgs } from 'node:util'
import { Refusal, UsageError } from '../refusal.ts'
import { followEvents } from './follow-events.ts'
import { receiveDeliveries } from './receive-deliveries.ts'

export const usage =
  'wellmet webhooks listen [--forward <local address>] [--type <event type>] [--port <number>] [--json]'

/**
 * wellmet webhooks listen                  prints what happens, as webhooks would be told; needs no public address
 * wellmet webhooks listen --forward <url>  also posts it there, signed with a secret that is printed first
 * wellmet webhooks listen --port <number>  receives real deliveries here instead, and verifies them with
 *                                          WELLMET_WEBHOOK_SECRET; forwards them as they came
 */
export async function run([command, ...args]: string[]): Promise<void> {
  if (command !== 'listen') throw new UsageError(usage)
  const { values } = parseArgs({
    args,
    options: {
      forward: { type: 'string' },
      type: { type: 'string' },
      port: { type: 'string' },
      json: { type: 'boolean' },
    },
  })
  const forward = values.forward === undefined ? undefined : readLocal(values.forward)
  const isJson = values.json === true
  if (values.port === undefined) return followEvents({ forward, type: values.type, isJson })
  const secret = process.env['WELLMET_WEBHOOK_SECRET']
  if (!secret) throw new Refusal('Set WELLMET_WEBHOOK_SECRET to the secret of the webhook, which begins with whsec_.')
  return receiveDeliveries({ port: Number(values.port), secret, forward, isJson })
}

/** What happened to a member goes to programs on this machine alone. */
function readLocal(typed: string): URL {
  const url = URL.parse(typed)
  if (!url || !['localhost', '127.0.0.1', '[::1]'].includes(url.hostname))
    throw new UsageError(`Deliveries are forwarded to this machine, such as http://localhost:3000/hook.\n${usage}`)
  return url
}
