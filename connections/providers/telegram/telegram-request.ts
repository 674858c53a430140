import { z } from 'zod'
import { OutboundError } from '@wellmet/platform/outbound/outbound-error.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { answerOf, pauseUntil } from '../../engine/answers.ts'
import type { ProviderResponse } from '../../engine/provider.ts'
import { AccessEnded, MessageRefused, ProviderFailed, SlowDown } from '../../engine/provider-errors.ts'
import { telegramSettings } from './telegram.settings.ts'

const maxBytes = 256 << 10
const totalMs = 15_000

const Refusal = z.object({
  ok: z.literal(false),
  description: z.string().default(''),
  parameters: z.object({ retry_after: z.number().optional() }).optional(),
})

/** One method of the bot. Its token is in the path, so the address stands in no message of an error. */
export async function askTelegram<T>(
  services: Services,
  method: string,
  body: object,
  result: z.ZodType<T>,
): Promise<T> {
  const answer = await send(services, method, body)
  if (answer.status >= 500) throw new ProviderFailed(`It answered ${answer.status}.`)
  const refusal = Refusal.safeParse(answer.json())
  if (refusal.success) throw refusalOf(services, answer, refusal.data)
  return z.object({ ok: z.literal(true), result }).parse(answer.json()).result
}

async function send({ outbound, config }: Services, method: string, body: object): Promise<ProviderResponse> {
  const { TELEGRAM_API_URL, TELEGRAM_BOT_TOKEN } = config.get(telegramSettings)
  if (TELEGRAM_BOT_TOKEN === undefined) throw new MessageRefused('refused')
  try {
    const answer = await outbound.request(new URL(`/bot${TELEGRAM_BOT_TOKEN}/${method}`, TELEGRAM_API_URL), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      maxBytes,
      totalMs,
    })
    return answerOf(answer)
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    throw new ProviderFailed(`It did not answer: ${error.code}.`, { cause: error })
  }
}

function refusalOf(
  services: Services,
  answer: ProviderResponse,
  { description, parameters }: z.infer<typeof Refusal>,
): Error {
  if (answer.status === 429)
    return new SlowDown(pauseUntil(answer, services.now(), (parameters?.retry_after ?? 1) * 1000))
  // Blocked by the person, who can undo it by starting the bot again.
  if (answer.status === 403) return new AccessEnded()
  if (/chat not found|user is deactivated/i.test(description)) return new AccessEnded()
  if (/too long/i.test(description)) return new MessageRefused('too_long')
  // The token of the bot is wrong: nothing that the member could change.
  return new MessageRefused('refused')
}
