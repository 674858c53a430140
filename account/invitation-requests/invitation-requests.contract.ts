import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { onceOnly } from '@wellmet/platform/contract/idempotency.plug-in.ts'
import { EmailAddress } from '@wellmet/platform/contract/shapes.ts'

export const invitationRequests = contract('account', {
  create: {
    route: 'POST /api/workspaces/current/invitation-requests',
    access: 'member',
    keys: 'never',
    verifiedEmail: true,
    summary: 'Ask the admins to invite somebody as a member; the mail is sent in my name once one of them approves',
    body: z.strictObject({ email: EmailAddress }),
    reply: z.object({
      isInvited: z.boolean().meta({ description: 'A policy approved it at once; otherwise it waits for an admin' }),
    }),
    status: 202,
    plugIns: [onceOnly],
    rate: { points: 20, seconds: 3600 },
  },
})
