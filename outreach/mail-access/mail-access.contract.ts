import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { Id, Nothing, Timestamp } from '@wellmet/platform/contract/shapes.ts'
import { ConsentAnswer, ConsentUrl } from '@wellmet/connections/engine/engine.contract.ts'
import { MailUse } from '@wellmet/connections/engine/mail-uses.contract.ts'

/** The page that a member comes back to knows by it what to finish. */
export const mailConsentName = 'mail-access'

export const MailAccess = z
  .object({
    accountId: Id,
    provider: z.string(),
    label: z.string().meta({ description: 'The provider as people call it' }),
    address: z.string(),
    possible: z.array(MailUse).meta({ description: 'What this account can allow' }),
    uses: z.array(MailUse).meta({ description: 'What I allow; nothing unless I say so' }),
    givenAt: Timestamp.nullable(),
  })
  .meta({ id: 'MailAccess' })
export type MailAccess = z.infer<typeof MailAccess>

const Uses = z
  .array(MailUse)
  .min(1)
  .max(3)
  .refine((uses) => new Set(uses).size === uses.length)

export const mailAccess = contract('outreach', {
  list: {
    route: 'GET /api/outreach/mail-access',
    access: 'viewer',
    summary: 'What I allow with the mails of each of my mailboxes, beyond who wrote to whom and when',
    reply: z.object({ items: z.array(MailAccess) }),
  },
  allow: {
    route: 'POST /api/outreach/mail-access',
    access: 'member',
    summary: 'Allow exactly this with one mailbox; where the provider has to agree, the reply says where to go',
    body: z.strictObject({ accountId: Id, uses: Uses }),
    reply: z.object({
      access: MailAccess.nullable().meta({ description: 'Null while the provider has not agreed' }),
      consent: ConsentUrl.nullable(),
    }),
    keys: 'never',
    rate: { points: 30, seconds: 3600 },
  },
  callback: {
    route: 'GET /api/outreach/mail-access/callback',
    access: 'member',
    summary: 'Takes what the provider says when it sends me back',
    query: ConsentAnswer,
    reply: MailAccess,
    keys: 'never',
    rate: { points: 60, seconds: 3600 },
  },
  end: {
    route: 'DELETE /api/outreach/mail-access/:accountId',
    access: 'member',
    summary: 'Allow nothing any more; the account stays connected, and its tokens for this are deleted',
    status: 204,
    reply: Nothing,
    keys: 'never',
  },
})
