import type { Schemas } from './operations.ts'

/** What a webhook is sent. */
export type WebhookEvent = Schemas['WebhookEvent']

/** The delivery was changed, is old, or came from somebody else. Answer it with 400. */
export class WebhookNotVerified extends Error {
  override readonly name = 'WebhookNotVerified'
}

const toleranceSeconds = 300
const prefix = 'whsec_'

type Headers = { get(name: string): string | null } | Readonly<Record<string, string | readonly string[] | undefined>>

/**
 * The event of a delivery, after Standard Webhooks 1.0.0. `body` is what came, before anything parsed it; of several
 * secrets one is enough, for the day on which two sign.
 */
export async function verifyWebhook(
  secrets: string | readonly string[],
  { headers, body }: { headers: Headers; body: string },
  now = Date.now(),
): Promise<WebhookEvent> {
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    headerOf(headers, name),
  )
  if (!id || !timestamp || !signatures) throw new WebhookNotVerified('It has no headers of Standard Webhooks.')
  const age = Math.abs(now / 1000 - Number(timestamp))
  if (!(age <= toleranceSeconds))
    throw new WebhookNotVerified('It was signed more than five minutes ago, or the clocks differ.')
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${body}`)
  const given = signatures
    .split(' ')
    .filter((one) => one.startsWith('v1,'))
    .map((one) => fromBase64(one.slice(3)))
  for (const secret of typeof secrets === 'string' ? [secrets] : secrets) {
    const key = await importKey(secret)
    // In constant time, whatever differs.
    for (const signature of given) if (await crypto.subtle.verify('HMAC', key, signature, signed)) return parse(body)
  }
  throw new WebhookNotVerified('The signature is of another secret or another body.')
}

const importKey = (secret: string) =>
  crypto.subtle.importKey(
    'raw',
    fromBase64(secret.startsWith(prefix) ? secret.slice(prefix.length) : secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['verify'],
  )

function parse(body: string): WebhookEvent {
  try {
    return JSON.parse(body) as WebhookEvent
  } catch {
    throw new WebhookNotVerified('It is no JSON.')
  }
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  try {
    return Uint8Array.from(atob(text), (letter) => letter.codePointAt(0)!)
  } catch {
    return new Uint8Array()
  }
}

function headerOf(headers: Headers, name: string): string | undefined {
  if (typeof headers['get'] === 'function')
    return (headers as { get(name: string): string | null }).get(name) ?? undefined
  const value = (headers as Record<string, string | readonly string[] | undefined>)[name]
  return typeof value === 'string' ? value : value?.join(' ')
}
