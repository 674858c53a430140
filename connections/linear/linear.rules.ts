import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

/** Further from now than this a delivery is old, or was kept by somebody. */
const freshMs = 60_000
const mostLinks = 20

const Delivery = z.object({
  type: z.string(),
  action: z.string(),
  webhookTimestamp: z.number(),
  data: z.unknown(),
  updatedFrom: z.object({ stateId: z.string().optional() }).nullish().catch(null),
})
type Delivery = z.infer<typeof Delivery>

const Issue = z.object({
  identifier: z.string().regex(/^[A-Z0-9]{1,20}-\d{1,9}$/),
  title: z.string().nullish().catch(null),
  description: z.string().nullish().catch(null),
  state: z.object({ type: z.string() }),
})

/** `Linear-Signature` is the HMAC-SHA256 of the body in hexadecimal. Null when it is not by whoever knows the secret. */
export function checkSignature(body: Buffer, signature: string | undefined, secret: string): Buffer | null {
  const expected = createHmac('sha256', secret).update(body).digest()
  const given = /^[0-9a-f]{64}$/i.test(signature ?? '') ? Buffer.from(signature ?? '', 'hex') : Buffer.alloc(0)
  return given.length === expected.length && timingSafeEqual(given, expected) ? expected : null
}

/** For a body whose signature is good. Null when it is not of now, or no delivery. */
export function readDelivery(body: Buffer, now: Date): Delivery | null {
  const read = Delivery.safeParse(parseJson(body.toString('utf8')))
  if (!read.success) return null
  return Math.abs(now.getTime() - read.data.webhookTimestamp) <= freshMs ? read.data : null
}

/** The requests that an issue links to, when it has just been completed. */
export function completedIssue(
  { type, action, data, updatedFrom }: Delivery,
  publicUrl: string,
): { issue: string; requestIds: string[] } | null {
  const isMoved = type === 'Issue' && action === 'update' && updatedFrom?.stateId !== undefined
  const read = isMoved ? Issue.safeParse(data) : null
  if (!read?.success || read.data.state.type !== 'completed') return null
  const { identifier, title, description } = read.data
  const requestIds = linkedRequests(`${title ?? ''}\n${description ?? ''}`, publicUrl)
  return requestIds.length === 0 ? null : { issue: identifier, requestIds }
}

function linkedRequests(text: string, publicUrl: string): string[] {
  const origin = new URL(publicUrl).origin.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const link = new RegExp(
    `${origin}/introductions\\?(?:[\\w.=&-]*&)?request=([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})`,
    'gi',
  )
  const found = Array.from(text.matchAll(link), ([, id]) => (id ?? '').toLowerCase())
  return [...new Set(found)].slice(0, mostLinks)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
