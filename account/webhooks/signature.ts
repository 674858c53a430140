import { createHmac, randomBytes } from 'node:crypto'
import type { Services } from '@wellmet/platform/services.ts'
import { placeIn, type SealedColumn } from '@wellmet/platform/vault/sealed-column.ts'
import { open, seal } from '@wellmet/platform/vault/vault.ts'

export const sealedWebhookSecrets: SealedColumn = {
  table: 'account.webhook_endpoints',
  column: 'sealed_secret',
  row: ['id'],
}
export const sealedOldWebhookSecrets: SealedColumn = {
  table: 'account.webhook_endpoints',
  column: 'sealed_old_secret',
  row: ['id'],
}

const prefix = 'whsec_'

export const newWebhookSecret = (): string => prefix + randomBytes(32).toString('base64')

export const sealSecret = ({ keyRing }: Services, column: SealedColumn, id: string, secret: string): string =>
  seal(keyRing, secret, placeIn(column, id))

export const openSecret = ({ keyRing }: Services, column: SealedColumn, id: string, sealed: string): string =>
  open(keyRing, sealed, placeIn(column, id))

export interface Message {
  id: string
  at: Date
  body: string
}

/** The headers of Standard Webhooks 1.0.0: each secret signs, and a receiver needs to know only one. */
export function signedHeaders(secrets: readonly string[], { id, at, body }: Message): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64')
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`
  })
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') }
}
