import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { ignoredForm } from '@wellmet/platform/contract/form.plug-in.ts'
import { Id, secret, Timestamp } from '@wellmet/platform/contract/shapes.ts'
import { callback, disconnect, start } from '../engine/consent-endpoints.contract.ts'
import { ProviderStatus } from '../engine/engine.contract.ts'

const Count = z.int().min(0)

/** The newsletter that a member connected, and what became of those who were sent to it. */
export const NewsletterStatus = z
  .object({
    ...ProviderStatus.pick({ provider: true, label: true, isAvailable: true, state: true }).shape,
    audience: z.string().nullable().meta({ description: 'Its name there; null where nothing is connected' }),
    accountId: Id.nullable(),
    sent: z
      .object({
        pending: Count.meta({ description: 'Asked by the provider to confirm' }),
        subscribed: Count,
        unsubscribed: Count.meta({ description: 'They get no mail from this server either' }),
        cleaned: Count.meta({ description: 'Their mailbox does not exist any more' }),
        refused: Count.meta({ description: 'The provider did not take the address' }),
      })
      .meta({ description: 'Of those who agreed here' }),
    lastSentAt: Timestamp.nullable(),
    lastReadAt: Timestamp.nullable(),
    isReading: z.boolean(),
    problem: z.string().nullable(),
    webhook: z
      .url()
      .nullable()
      .meta({ description: 'Where the provider tells that somebody left; null where nothing is connected' }),
  })
  .meta({ id: 'NewsletterStatus' })
export type NewsletterStatus = z.infer<typeof NewsletterStatus>

const Hook = {
  access: 'anyone' as const,
  params: z.strictObject({ accountId: Id, token: secret(z.string().regex(/^[\w-]{43}$/)) }),
  reply: z.object({ isReceived: z.literal(true) }),
  rate: { points: 600, seconds: 60 },
}

const busy = { points: 30, seconds: 3600 }

export const emailMarketing = contract('integrations', {
  status: {
    route: 'GET /api/integrations/mailchimp/status',
    access: 'viewer',
    summary: 'My newsletter at Mailchimp, and what became of those who were sent to it',
    reply: NewsletterStatus,
  },
  connect: start('POST /api/integrations/mailchimp/connect', 'Where to go to connect Mailchimp', {}),
  callback: callback('GET /api/integrations/mailchimp/callback', 'Takes what Mailchimp says when it sends me back', {}),
  disconnect: disconnect(
    'POST /api/integrations/mailchimp/disconnect',
    'End the access to Mailchimp. Who unsubscribed there still gets no mail from here',
    {},
  ),
  track: {
    route: 'POST /api/integrations/mailchimp/track',
    access: 'member',
    summary:
      'Record the consent of one lead at Mailchimp, which then asks them to confirm. Refused without that consent',
    body: z.strictObject({ leadId: Id }),
    status: 202,
    reply: NewsletterStatus,
    rate: { points: 300, seconds: 3600 },
  },
  syncContacts: {
    route: 'POST /api/integrations/mailchimp/sync-contacts',
    access: 'member',
    summary: 'Send everybody who agreed to the newsletter and was not sent before, and nobody else',
    status: 202,
    reply: NewsletterStatus,
    rate: busy,
  },
  sync: {
    route: 'POST /api/integrations/mailchimp/sync',
    access: 'member',
    summary: 'Read who confirmed and who left, now. Mail to those who left stops here too',
    status: 202,
    reply: NewsletterStatus,
    rate: busy,
  },
  webhook: {
    ...Hook,
    route: 'POST /api/integrations/mailchimp/webhook/:accountId/:token',
    summary: 'Mailchimp calls this when somebody leaves. It is not signed, so it is only a reason to read again',
    plugIns: [ignoredForm],
  },
  checkWebhook: {
    ...Hook,
    route: 'GET /api/integrations/mailchimp/webhook/:accountId/:token',
    summary: 'Mailchimp asks whether the address answers before it takes it',
  },
})
