import { randomBytes, randomInt } from 'node:crypto'
import type { Answer, AskedOfStandIn, Refusals, Route } from './stand-in-protocol.ts'
import { startStandIn, type StandIn } from './stand-in-server.ts'

export interface TwilioVerify extends StandIn {
  accountSid: string
  authToken: string
  serviceSid: string
  /** Text messages, newest last. */
  texts: { to: string; code: string }[]
  /** How far its clock is ahead, in milliseconds. */
  aheadMs: number
}

interface Verification {
  sid: string
  code: string
  sends: number
  checks: number
  began: number
}

const livesMs = 10 * 60_000
const most = 5

const complaint = (status: number, code: number, message: string): Answer => ({
  status,
  body: { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status },
})

const refusals: Refusals = {
  unauthorized: () => complaint(401, 20003, 'Authenticate'),
  expiredCursor: () => complaint(400, 20001, 'Invalid parameter'),
  tooManyRequests: () => complaint(429, 20429, 'Too many requests'),
  serverError: (status) => complaint(status, 20500, 'An internal server error has occurred'),
  notFound: ({ path }) => complaint(404, 20404, `The requested resource ${path} was not found`),
}

/**
 * Twilio Verify v2 of one service. A pending verification is sent again with the same code, and counts five sends and five
 * checks. It is gone once it was approved, and after ten minutes. A refusal quotes the number.
 */
export async function startTwilioVerify(): Promise<TwilioVerify> {
  const pending = new Map<string, Verification>()
  const findPending = (to: string): Verification | undefined => {
    const found = pending.get(to)
    return found && Date.now() + twilio.aheadMs - found.began < livesMs ? found : undefined
  }

  const route = (operation: string, action: string, answer: (asked: AskedOfStandIn, form: URLSearchParams) => Answer) =>
    ({
      operation,
      method: 'POST',
      path: new RegExp(`^/v2/Services/(?<service>[^/]+)/${action}$`),
      isOpen: true,
      answer(asked, _, { service }) {
        const right = Buffer.from(`${twilio.accountSid}:${twilio.authToken}`).toString('base64')
        if (asked.headers.authorization !== `Basic ${right}`) return refusals.unauthorized(asked)
        return service === twilio.serviceSid ? answer(asked, new URLSearchParams(asked.body)) : refusals.notFound(asked)
      },
    }) satisfies Route

  const written = (status: number, to: string, { sid }: Verification, state: string): Answer => ({
    status,
    body: {
      sid,
      service_sid: twilio.serviceSid,
      account_sid: twilio.accountSid,
      to,
      channel: 'sms',
      status: state,
      valid: state === 'approved',
      amount: null,
      payee: null,
    },
  })

  const routes: Route[] = [
    route('twilio.verifications', 'Verifications', (_, form) => {
      const to = form.get('To') ?? ''
      if (!/^\+[1-9]\d{6,14}$/.test(to) || form.get('Channel') !== 'sms')
        return complaint(400, 60200, `Invalid parameter \`To\`: ${to}`)
      const verification = findPending(to) ?? {
        sid: `VE${randomBytes(16).toString('hex')}`,
        code: String(randomInt(1_000_000)).padStart(6, '0'),
        sends: 0,
        checks: 0,
        began: Date.now() + twilio.aheadMs,
      }
      if (verification.sends >= most) return complaint(429, 60203, 'Max send attempts reached')
      verification.sends += 1
      pending.set(to, verification)
      twilio.texts.push({ to, code: verification.code })
      return written(201, to, verification, 'pending')
    }),
    route('twilio.check', 'VerificationCheck', (asked, form) => {
      const to = form.get('To') ?? ''
      const verification = findPending(to)
      if (!verification) return refusals.notFound(asked)
      if (verification.checks >= most) return complaint(429, 60202, 'Max check attempts reached')
      verification.checks += 1
      if (form.get('Code') !== verification.code) return written(200, to, verification, 'pending')
      pending.delete(to)
      return written(200, to, verification, 'approved')
    }),
  ]
  const standIn = await startStandIn({ routes, refusals, grant: { account: 'the operator', scopes: [] } })
  const twilio: TwilioVerify = Object.assign(standIn, {
    accountSid: `AC${randomBytes(16).toString('hex')}`,
    authToken: randomBytes(16).toString('hex'),
    serviceSid: `VA${randomBytes(16).toString('hex')}`,
    texts: [],
    aheadMs: 0,
  })
  return twilio
}

/** What the product is told of it. */
export const twilioSettings = ({ url, accountSid, authToken, serviceSid }: TwilioVerify): Record<string, string> => ({
  TWILIO_VERIFY_URL: url,
  TWILIO_ACCOUNT_SID: accountSid,
  TWILIO_AUTH_TOKEN: authToken,
  TWILIO_VERIFY_SERVICE_SID: serviceSid,
})
