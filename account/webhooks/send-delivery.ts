import { mayGoPlain } from '@wellmet/platform/config/plaintext.rules.ts'
import { OutboundError } from '@wellmet/platform/outbound/outbound-error.ts'
import { readRetryAfterMs } from '@wellmet/platform/outbound/retry.rules.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { openSecret, sealedOldWebhookSecrets, sealedWebhookSecrets, signedHeaders } from './signature.ts'
import type { WebhookEvent } from './webhooks.contract.ts'
import { webhooksSettings } from './webhooks.settings.ts'
import type { ClaimedDelivery, ClaimedEndpoint } from './webhooks.store.ts'

/** For one try. */
const totalMs = 10_000
const maxBytes = 64 << 10
const answerShown = 1_000

export interface Answer {
  /** Null if nothing was said. */
  status: number | null
  problem: string | null
  text: string | null
  retryAfterMs: number | undefined
}

/** Exactly what `GET /api/events` shows. */
export const toEvent = (row: {
  eventId: string
  type: string
  happenedAt: Date
  data: WebhookEvent['data']
}): WebhookEvent => ({
  id: row.eventId,
  type: row.type,
  timestamp: row.happenedAt.toISOString(),
  data: row.data,
})

export const openSecrets = (
  services: Services,
  { endpointId: id, sealedSecret, sealedOldSecret }: ClaimedEndpoint,
): string[] => [
  openSecret(services, sealedWebhookSecrets, id, sealedSecret),
  ...(sealedOldSecret ? [openSecret(services, sealedOldWebhookSecrets, id, sealedOldSecret)] : []),
]

export async function sendDelivery(
  services: Services,
  { typed, secrets }: { typed: string; secrets: readonly string[] },
  delivery: ClaimedDelivery,
): Promise<Answer> {
  const body = JSON.stringify(toEvent(delivery))
  try {
    const {
      status,
      headers,
      body: bytes,
    } = await services.outbound.request(addressOf(services, typed), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...signedHeaders(secrets, { id: delivery.eventId, at: services.now(), body }),
      },
      body,
      isUserGiven: true,
      userOrigins: services.config.get(webhooksSettings).PRIVATE_WEBHOOK_ORIGINS,
      redirects: 0,
      restsByItself: true,
      maxTries: 1,
      totalMs,
      maxBytes,
    })
    const asked = headers['retry-after']
    const retryAfterMs = readRetryAfterMs(typeof asked === 'string' ? asked : undefined, services.now().getTime())
    return { status, problem: null, text: printable(bytes), retryAfterMs }
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    return { status: null, problem: error.code, text: null, retryAfterMs: undefined }
  }
}

/** An operator may have taken a host off the list since the webhook was made. */
function addressOf({ config }: Services, typed: string): URL {
  const url = new URL(typed)
  const isNamed = config.get(webhooksSettings).PRIVATE_WEBHOOK_ORIGINS.includes(url.origin)
  if (url.protocol !== 'https:' && !isNamed && !mayGoPlain(url.href, config.PLAINTEXT_HOSTS))
    throw new OutboundError('bad_url', 'It would be called without TLS.')
  return url
}

const printable = (bytes: Buffer): string =>
  bytes
    .subarray(0, answerShown)
    .toString('utf8')
    .replaceAll(/[^\P{C}\n\t]/gu, '')
