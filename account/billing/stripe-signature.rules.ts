import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

/** Further from now than this, in either direction, an event is old, or was kept by somebody. */
const freshSeconds = 300

/**
 * `Stripe-Signature` is `t=<seconds>,v1=<hex>,…`: the HMAC-SHA256 of `<t>.<body>`. While a secret is exchanged there is
 * one `v1` for each.
 */
export function isSignedByStripe(body: Buffer, header: string | undefined, secret: string, now: Date): boolean {
  const parts = (header ?? '').split(',').map((part) => part.split('=', 2) as [string, string | undefined])
  const at = parts.find(([name]) => name === 't')?.[1] ?? ''
  if (!/^\d{1,12}$/.test(at) || Math.abs(now.getTime() / 1000 - Number(at)) > freshSeconds) return false
  const expected = createHmac('sha256', secret).update(`${at}.`).update(body).digest()
  return parts.some(([name, value = '']) => {
    if (name !== 'v1' || !/^[0-9a-f]{64}$/i.test(value)) return false
    return timingSafeEqual(Buffer.from(value, 'hex'), expected)
  })
}

const CustomerId = z.string().regex(/^[\w-]{1,100}$/)
const Event = z.object({
  id: z.string().regex(/^[\w-]{1,100}$/),
  data: z.object({
    object: z.object({ object: z.string(), id: z.string().nullish(), customer: z.unknown().optional() }),
  }),
})

/** For a body whose signature is good. Null for what is no event; without a customer for one that is about none. */
export function readEvent(body: Buffer): { id: string; customerId: string | null } | null {
  const read = Event.safeParse(parseJson(body.toString('utf8')))
  if (!read.success) return null
  const { id, data } = read.data
  const { object, customer } = data.object
  const customerId = CustomerId.safeParse(object === 'customer' ? data.object.id : customer)
  return { id, customerId: customerId.success ? customerId.data : null }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
