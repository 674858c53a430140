import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

/** Further from now than this a click is old, or was kept by somebody. */
const freshMs = 5 * 60_000

const Clicked = z.object({
  type: z.literal('block_actions'),
  user: z.object({ id: z.string() }),
  team: z.object({ id: z.string() }),
  actions: z.array(z.object({ value: z.string().optional() })).min(1),
})

interface Signed {
  signature: string | undefined
  timestamp: string | undefined
}

/** `v0=` and the HMAC-SHA256 of `v0`, the time and the body, with colons between them, in hexadecimal. */
export function isFromSlack(
  body: Buffer,
  { signature = '', timestamp = '' }: Signed,
  secret: string,
  now: Date,
): boolean {
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(now.getTime() - Number(timestamp) * 1000) > freshMs) return false
  const expected = `v0=${createHmac('sha256', secret).update(`v0:${timestamp}:`).update(body).digest('hex')}`
  return signature.length === expected.length && timingSafeEqual(Buffer.from(signature), Buffer.from(expected))
}

/** Who clicked what. Null for anything else that Slack tells. */
export function clickIn(body: Buffer): { team: string; user: string; value: string } | null {
  const payload = new URLSearchParams(body.toString('utf8')).get('payload')
  const read = Clicked.safeParse(parseJson(payload ?? ''))
  const value = read.data?.actions[0]?.value
  return read.success && value !== undefined ? { team: read.data.team.id, user: read.data.user.id, value } : null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
