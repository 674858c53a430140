import { z } from 'zod'
import type { Services } from '@wellmet/platform/services.ts'
import { loggableError } from '../engine/loggable-error.ts'
import type { ProviderRequest } from '../engine/provider.ts'
import { AccessEnded, SlowDown } from '../engine/provider-errors.ts'
import { webhookAddress } from './webhook-address.ts'

const Webhooks = z.object({ webhooks: z.array(z.object({ url: z.string() })) })

/** Asks to be told when somebody leaves. Without it the next run finds them, a quarter of an hour later. */
export async function ensureWebhook(
  services: Services,
  request: ProviderRequest,
  audience: string,
  accountId: string,
): Promise<void> {
  const url = webhookAddress(services, accountId)
  // The provider reaches no other.
  if (!url.startsWith('https:')) return
  const path = `/3.0/lists/${audience}/webhooks`
  try {
    const { webhooks } = Webhooks.parse((await request(`${path}?fields=webhooks.url`)).json())
    if (webhooks.some((one) => one.url === url)) return
    await request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        url,
        events: { subscribe: true, unsubscribe: true, cleaned: true, profile: false, upemail: false, campaign: false },
        sources: { user: true, admin: true, api: false },
      }),
    })
  } catch (error) {
    if (error instanceof SlowDown || error instanceof AccessEnded) throw error
    services.log.warn({ err: loggableError(error) }, 'a newsletter does not tell who leaves')
  }
}
