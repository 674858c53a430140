import { z } from 'zod'
import { fail, type Problem } from '@wellmet/platform/contract/problem.ts'
import { OutboundError } from '@wellmet/platform/outbound/outbound-error.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { billingMessages } from './billing.messages.ts'
import { billingSettings } from './billing.settings.ts'

/** Answers have the shape of this version, whatever the account at Stripe is set to. */
const version = '2026-10-28.endive'

/** Form fields; those inside others are written `outer[inner]`, as Stripe wants them. */
export type Form = Readonly<Record<string, string | number | boolean>>

interface StripeCall<S extends z.ZodType> {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  form?: Form
  /** Stripe does nothing twice under one key. Without it a call that changes something is not repeated. */
  idempotencyKey?: string
  reply: S
}

export class StripeRefusal extends Error {
  override readonly name = 'StripeRefusal'
  readonly status: number
  readonly code: string | null

  constructor(status: number, code: string | null) {
    super(`Stripe answered ${status}${code ? ` (${code})` : ''}.`)
    this.status = status
    this.code = code
  }
}

const Refused = z.object({ error: z.object({ code: z.string().optional(), type: z.string().optional() }) })

/** Whether this server sells anything. Nothing reaches Stripe without this. */
export const isHosted = ({ config }: Pick<Services, 'config'>): boolean =>
  config.get(billingSettings).STRIPE_SECRET_KEY !== undefined

/** Fails with `OutboundError` if there was no answer, and with `StripeRefusal` if it was not what was asked for. */
export async function askStripe<S extends z.ZodType>(
  { config, outbound }: Services,
  { method, path, form = {}, idempotencyKey, reply }: StripeCall<S>,
): Promise<z.output<S>> {
  const { STRIPE_SECRET_KEY, STRIPE_URL } = config.get(billingSettings)
  if (STRIPE_SECRET_KEY === undefined) throw new Error('Nothing is asked of Stripe without a key.')
  const fields = new URLSearchParams(
    Object.entries(form).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString()
  const isRead = method === 'GET'
  const answer = await outbound.request(
    `${STRIPE_URL.replace(/\/$/, '')}${path}${isRead && fields ? `?${fields}` : ''}`,
    {
      method,
      headers: {
        authorization: `Bearer ${STRIPE_SECRET_KEY}`,
        'stripe-version': version,
        ...(isRead ? {} : { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(isRead ? {} : { body: fields }),
      ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
    },
  )
  if (answer.status === 200) return reply.parse(answer.json())
  const refused = Refused.safeParse(readJson(answer.text()))
  throw new StripeRefusal(answer.status, refused.data?.error.code ?? refused.data?.error.type ?? null)
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** For whoever waits for the answer: what failed at Stripe, in words. */
export async function orUnavailable<T>({ log }: Services, asking: Promise<T>): Promise<T> {
  try {
    return await asking
  } catch (error) {
    if (!(error instanceof OutboundError) && !(error instanceof StripeRefusal)) throw error
    log.warn({ err: error }, 'Stripe did not help')
    throw unavailable()
  }
}

const unavailable = (): Problem => fail('unavailable', billingMessages.providerSilent())
