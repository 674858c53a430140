import { z } from 'zod'
import { OutboundError } from '@wellmet/platform/outbound/outbound-error.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { answerOf, pauseUntil } from '../engine/answers.ts'
import type { ProviderResponse } from '../engine/provider.ts'
import { AccessEnded, CursorExpired, NotPermitted, ProviderFailed, SlowDown } from '../engine/provider-errors.ts'
import { lumaSettings } from './luma.settings.ts'

const maxBytes = 8 << 20
const totalMs = 30_000
/** Whoever asks too often is locked out for a minute, and no header says so. */
const lockedOutMs = 60_000

const Complaint = z.object({ message: z.string() })

export type LumaRequest = (path: string, body?: unknown) => Promise<ProviderResponse>

/** Requests with the key of one calendar. */
export const lumaRequest =
  (services: Services, apiKey: string): LumaRequest =>
  async (path, body) => {
    const answer = await send(services, path, apiKey, body)
    if (answer.status < 300) return answer
    if (answer.status === 429 || answer.status === 503)
      throw new SlowDown(pauseUntil(answer, services.now(), lockedOutMs))
    if (answer.status === 401) throw new AccessEnded({ code: 'wrong_password', field: 'apiKey' })
    if (answer.status === 403) throw new NotPermitted()
    if (answer.status === 400 && isAboutCursor(answer)) throw new CursorExpired()
    throw new ProviderFailed(`It answered ${answer.status}.`)
  }

async function send(
  { outbound, config }: Services,
  path: string,
  apiKey: string,
  body: unknown,
): Promise<ProviderResponse> {
  try {
    return answerOf(
      await outbound.request(new URL(path, config.get(lumaSettings).LUMA_API_URL), {
        method: body === undefined ? 'GET' : 'POST',
        headers: { accept: 'application/json', 'content-type': 'application/json', 'x-luma-api-key': apiKey },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        maxBytes,
        totalMs,
      }),
    )
  } catch (error) {
    if (error instanceof OutboundError)
      throw new ProviderFailed(`It did not answer: ${error.code}.`, {
        cause: error,
        problem: { code: 'no_answer', field: 'apiKey' },
      })
    throw error
  }
}

function isAboutCursor(answer: ProviderResponse): boolean {
  const read = Complaint.safeParse(answer.json())
  return read.success && /cursor/i.test(read.data.message)
}
