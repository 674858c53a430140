import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { EmailAddress, Timestamp } from '@wellmet/platform/contract/shapes.ts'

export const permissionKinds = ['conversation', 'introduced', 'consented', 'introduced_as_said', 'asked_once'] as const
export const PermissionKind = z.enum(permissionKinds).meta({
  id: 'PermissionKind',
  description:
    'introduced: the connector or the target confirmed it · introduced_as_said: I recorded it, and nobody else did; one email for each introduction',
})
export type PermissionKind = z.infer<typeof PermissionKind>

/** Why somebody may be written to. Without one of these nobody is. */
export const Permission = z
  .object({
    kind: PermissionKind,
    evidence: z.string().meta({ description: 'What happened, as a sentence' }),
    at: Timestamp,
    until: Timestamp.nullable().meta({
      description: 'When it ends by itself; null while it holds until it is withdrawn',
    }),
  })
  .meta({ id: 'Permission' })
export type Permission = z.infer<typeof Permission>

export const writeRefusals = [
  'unreachable',
  'not_verified',
  'leaving',
  'no_permission',
  'away',
  'recipient_cap',
  'mailbox_cap',
  'said_cap',
  'server_cap',
  'quiet_hours',
  'paused',
] as const
export const WriteRefusal = z.enum(writeRefusals).meta({ id: 'WriteRefusal' })
export type WriteRefusal = z.infer<typeof WriteRefusal>

export const WriteVerdict = z
  .object({
    may: z.boolean(),
    isAnswer: z.boolean().meta({ description: 'They wrote last: caps and hours do not hold' }),
    permissions: z.array(Permission),
    refusal: z
      .object({
        reason: WriteRefusal,
        says: z.string(),
        remedy: z.string().meta({ description: 'What would change it' }),
        from: Timestamp.nullable().meta({
          description: 'From when it may be tried again; null if time alone changes nothing',
        }),
      })
      .nullable(),
  })
  .meta({ id: 'WriteVerdict' })
export type WriteVerdict = z.infer<typeof WriteVerdict>

export const sending = contract('outreach', {
  check: {
    route: 'POST /api/outreach/check',
    access: 'member',
    summary: 'Whether I may write to this address from my own mailbox now, why, and what would change a no',
    body: z.strictObject({ email: EmailAddress }),
    reply: WriteVerdict,
    rate: { points: 60, seconds: 60 },
  },
})
