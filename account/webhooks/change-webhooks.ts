import { fail, notFound } from '@wellmet/platform/contract/problem.ts'
import { mayGoPlain } from '@wellmet/platform/config/plaintext.rules.ts'
import type { Tx } from '@wellmet/platform/database/connection.ts'
import { acquireLock } from '@wellmet/platform/database/locks.store.ts'
import type { MemberCall } from '@wellmet/platform/http/serve.ts'
import { OutboundError } from '@wellmet/platform/outbound/outbound-error.ts'
import { readTarget } from '@wellmet/platform/outbound/target.ts'
import type { Services } from '@wellmet/platform/services.ts'
import { secondsPerHour } from '@wellmet/platform/values/days.rules.ts'
import { newId } from '@wellmet/platform/values/id.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { toWebhook } from './show-webhooks.ts'
import { newWebhookSecret, openSecret, sealedOldWebhookSecrets, sealedWebhookSecrets, sealSecret } from './signature.ts'
import {
  hoursOfOldSecret,
  mostEndpoints,
  type NewWebhook,
  type Webhook,
  type WebhookChange,
} from './webhooks.contract.ts'
import { webhooksMessages } from './webhooks.messages.ts'
import { webhooksSettings } from './webhooks.settings.ts'
import {
  deleteWebhook,
  failWaitingOf,
  insertWebhook,
  listWebhooks,
  lockWebhook,
  updateAddress,
  updateSecret,
  updateWebhook,
} from './webhooks.store.ts'

const ofViewer = ({ viewer }: MemberCall) => ({ userId: viewer.userId, workspaceId: viewer.workspaceId })

/** A webhook outlives the session it was made in, so it takes a fresh proof of who asks, as a key does. */
export function createWebhook(
  call: MemberCall,
  { name, url, eventTypes }: NewWebhook,
): Promise<{ webhook: Webhook; secret: string }> {
  const { services } = call
  checkAddress(services, url)
  return call.db.transaction(async (tx) => {
    await acquireLock(tx, 'account.webhooks', call.viewer.userId)
    const known = await listWebhooks(tx, ofViewer(call))
    if (known.length >= mostEndpoints) throw fail('conflict', webhooksMessages.tooMany({ most: String(mostEndpoints) }))
    const [id, secret, now] = [newId(), newWebhookSecret(), services.now()]
    const sealedSecret = sealSecret(services, sealedWebhookSecrets, id, secret)
    await insertWebhook(tx, { id, ...ofViewer(call), name, url, eventTypes, sealedSecret, now })
    const webhook = await readWebhook(tx, call, id)
    await audit(tx, call, 'webhook.created', id, { name, host: new URL(url).host })
    return { webhook, secret }
  })
}

/** What can be seen of an address without calling it; the rest is seen with every delivery. */
function checkAddress({ config }: Services, typed: string): void {
  const named = new Set(config.get(webhooksSettings).PRIVATE_WEBHOOK_ORIGINS)
  const refuse = (message: string) => fail('unprocessable', message, { errors: [{ field: 'url', message }] })
  try {
    const { url, isTrusted } = readTarget(typed, named)
    if (url.protocol !== 'https:' && !isTrusted && !mayGoPlain(url.href, config.PLAINTEXT_HOSTS))
      throw refuse(webhooksMessages.notHttps())
  } catch (error) {
    throw error instanceof OutboundError ? refuse(webhooksMessages.notReachable()) : error
  }
}

export const changeWebhook = (call: MemberCall, id: string, change: WebhookChange): Promise<Webhook> =>
  call.db.transaction(async (tx) => {
    await getWebhook(tx, call, id)
    const { name = null, eventTypes = null, isOn = null } = change
    await updateWebhook(tx, { id, name, eventTypes, isOn })
    if (isOn === false) await failWaitingOf(tx, { endpointId: id, now: call.services.now() })
    const row = await getWebhook(tx, call, id)
    await audit(tx, call, 'webhook.changed', id, { name: row.name, isOn: String(row.state !== 'off') })
    return readWebhook(tx, call, id)
  })

/** Who changes the address could have made a webhook there, so it takes the same. */
export function changeAddress(call: MemberCall, id: string, { url }: { url: string }): Promise<Webhook> {
  checkAddress(call.services, url)
  return call.db.transaction(async (tx) => {
    const { name } = await getWebhook(tx, call, id)
    await updateAddress(tx, { id, url })
    await audit(tx, call, 'webhook.address-changed', id, { name, host: new URL(url).host })
    return readWebhook(tx, call, id)
  })
}

export const removeWebhook = (call: MemberCall, id: string): Promise<undefined> =>
  call.db.transaction(async (tx) => {
    const gone = await deleteWebhook(tx, { id, ...ofViewer(call) })
    if (!gone) throw notFound('webhook')
    await audit(tx, call, 'webhook.deleted', id, { name: gone.name })
    return undefined
  })

/** For a day both sign, so that the receiver can change over without missing anything. */
export const rotateSecret = (call: MemberCall, id: string): Promise<{ webhook: Webhook; secret: string }> =>
  call.db.transaction(async (tx) => {
    const { services } = call
    const row = await getWebhook(tx, call, id)
    const old = openSecret(services, sealedWebhookSecrets, id, row.sealedSecret)
    const secret = newWebhookSecret()
    await updateSecret(tx, {
      id,
      sealedSecret: sealSecret(services, sealedWebhookSecrets, id, secret),
      sealedOldSecret: sealSecret(services, sealedOldWebhookSecrets, id, old),
      until: new Date(services.now().getTime() + 1000 * secondsPerHour * hoursOfOldSecret),
    })
    await audit(tx, call, 'webhook.secret-rotated', id, { name: row.name })
    return { webhook: await readWebhook(tx, call, id), secret }
  })

async function readWebhook(tx: Tx, call: MemberCall, id: string): Promise<Webhook> {
  const row = (await listWebhooks(tx, ofViewer(call))).find((one) => one.id === id)
  if (!row) throw notFound('webhook')
  return toWebhook(row)
}

export async function getWebhook(tx: Tx, call: MemberCall, id: string) {
  const row = await lockWebhook(tx, { id, ...ofViewer(call) })
  if (!row) throw notFound('webhook')
  return row
}

type Action =
  | 'webhook.created'
  | 'webhook.address-changed'
  | 'webhook.changed'
  | 'webhook.deleted'
  | 'webhook.secret-rotated'

const audit = (tx: Tx, call: MemberCall, action: Action, subject: string, detail: Record<string, string>) =>
  recordAudit(tx, {
    workspaceId: call.viewer.workspaceId,
    actorId: call.viewer.userId,
    action,
    subject,
    detail,
    now: call.services.now(),
  })
