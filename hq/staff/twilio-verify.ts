import { z } from 'zod'
import { fail, type Problem } from '@wellmet/platform/contract/problem.ts'
import { OutboundError } from '@wellmet/platform/outbound/outbound-error.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { staffMessages } from './staff.messages.ts'
import { staffSettings } from './staff.settings.ts'

type Asking = Pick<Services, 'config' | 'outbound' | 'log'>

const Verification = z.object({ status: z.string() })
const Refused = z.object({ code: z.number() })

/** Whether this server can send codes by text message. */
export const sendsTextMessages = ({ config }: Pick<Services, 'config'>): boolean =>
  config.get(staffSettings).TWILIO_ACCOUNT_SID !== undefined

/** Sends a code by text message. False if Twilio sent too many to this number lately. Throws 503 in words if it fails. */
export async function sendCode(services: Asking, number: string): Promise<boolean> {
  const { status } = await askTwilio(services, 'Verifications', { To: number, Channel: 'sms' }, [429])
  return status !== 429
}

export type CheckedCode = 'right' | 'wrong' | 'gone' | 'too many'

/**
 * Gone: the code was used, or is older than ten minutes, or none was sent. Twilio looks at five codes, then at no more.
 * Throws 503 in words if it fails.
 */
export async function checkCode(services: Asking, number: string, code: string): Promise<CheckedCode> {
  const answer = await askTwilio(services, 'VerificationCheck', { To: number, Code: code }, [404, 429])
  if (answer.status === 429) return 'too many'
  if (answer.verification === 'approved') return 'right'
  return answer.verification === 'pending' ? 'wrong' : 'gone'
}

/** Statuses other than those expected are failures. The answer may quote the number, so the log has its code only. */
async function askTwilio(
  { config, outbound, log }: Asking,
  action: 'Verifications' | 'VerificationCheck',
  form: Readonly<Record<string, string>>,
  expected: readonly number[],
): Promise<{ status: number; verification: string | null }> {
  const { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_VERIFY_SERVICE_SID, TWILIO_VERIFY_URL } =
    config.get(staffSettings)
  const address = `${TWILIO_VERIFY_URL.replace(/\/$/, '')}/v2/Services/${TWILIO_VERIFY_SERVICE_SID}/${action}`
  const answer = await outbound
    .request(address, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${TWILIO_ACCOUNT_SID}:${TWILIO_AUTH_TOKEN}`).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams(form).toString(),
      redirects: 0,
    })
    .catch((error: unknown) => {
      if (!(error instanceof OutboundError)) throw error
      log.warn({ outcome: error.code, action }, 'Twilio did not answer')
      throw silent()
    })
  const body = readJson(answer.text())
  if (expected.includes(answer.status)) return { status: answer.status, verification: null }
  const verification = Verification.safeParse(body).data?.status
  if ((answer.status === 200 || answer.status === 201) && verification !== undefined)
    return { status: answer.status, verification }
  log.warn({ status: answer.status, code: Refused.safeParse(body).data?.code ?? null, action }, 'Twilio refused')
  throw answer.status >= 400 && answer.status < 500 ? refused() : silent()
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const silent = (): Problem => fail('unavailable', staffMessages.phoneSilent())
const refused = (): Problem => fail('unavailable', staffMessages.phoneRefused())
