import { timingSafeEqual } from 'node:crypto'
import type { Services } from '@wellmet/platform/services.ts'
import { deriveKey } from '@wellmet/platform/vault/derive-key.ts'

/** Nothing is signed, so the address itself is the secret. It is made of the id, and stored nowhere. */
const tokenOf = ({ dataSecret }: Pick<Services, 'dataSecret'>, accountId: string): string =>
  deriveKey(dataSecret, 'addresses of newsletter webhooks', { scope: accountId }).toString('base64url')

export const webhookAddress = (services: Services, accountId: string): string =>
  new URL(
    `/api/integrations/mailchimp/webhook/${accountId}/${tokenOf(services, accountId)}`,
    services.config.PUBLIC_URL,
  ).href

export function isWebhookToken(services: Services, accountId: string, token: string): boolean {
  const [given, expected] = [Buffer.from(token), Buffer.from(tokenOf(services, accountId))]
  return given.length === expected.length && timingSafeEqual(given, expected)
}
