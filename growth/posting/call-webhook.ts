import { signedHeaders } from '@wellmet/account/webhooks/signature.ts'
import { pauseUntil } from '@wellmet/connections/engine/answers.ts'
import { MessageRefused, ProviderFailed, SlowDown } from '@wellmet/connections/engine/provider-errors.ts'
import { requestAddress } from '@wellmet/connections/engine/request-address.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { present } from '@wellmet/platform/values/present.rules.ts'
import { placeIn, type SealedColumn } from '@wellmet/platform/vault/sealed-column.ts'
import { open, seal } from '@wellmet/platform/vault/vault.ts'
import type { OpenPlace, Post, Posted } from './place.ts'

/** The address opens the receiver, and the secret signs what is sent there. */
export interface WebhookAddress {
  url: string
  secret: string
}

export const sealedPlaceAddress: SealedColumn = {
  table: 'growth.posting_places',
  column: 'sealed_address',
  row: ['id'],
}

export const sealAddress = ({ keyRing }: Services, placeId: string, address: WebhookAddress): string =>
  seal(keyRing, JSON.stringify(address), placeIn(sealedPlaceAddress, placeId))

const openAddress = ({ keyRing }: Services, placeId: string, sealed: string): WebhookAddress =>
  JSON.parse(open(keyRing, sealed, placeIn(sealedPlaceAddress, placeId))) as WebhookAddress

/** Signed as Standard Webhooks have it. The id stays the same for the same post, so a receiver can tell repeats. */
export async function callWebhook(at: OpenPlace, { id, title, text, link, createdAt }: Post): Promise<Posted> {
  const { services, placeId, sealedAddress } = at
  const { url, secret } = openAddress(services, placeId, present(sealedAddress, 'address of the webhook'))
  const now = services.now()
  const body = JSON.stringify({
    type: 'document.posted',
    timestamp: now.toISOString(),
    data: { id, title, text, url: link, createdAt: createdAt.toISOString() },
  })
  const answer = await requestAddress(services, url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signedHeaders([secret], { id, at: now, body }) },
    body,
  })
  if (answer.status < 300) return { is: 'posted', ref: null, url: null }
  if (answer.status === 429) throw new SlowDown(pauseUntil(answer, now))
  if (answer.status < 500) throw new MessageRefused('refused')
  throw new ProviderFailed(`It answered ${answer.status}.`)
}
