import { z } from 'zod'
import { contract } from '@wellmet/platform/contract/endpoint.ts'
import { EmailAddress, Nothing, secret } from '@wellmet/platform/contract/shapes.ts'

/** For so long the link in the mail works. */
export const linkHours = 24

/** Wider than the tokens that we make: one that was cut short is answered like any other that opens nothing. */
const token = secret(z.string().regex(/^[\w.-]{1,1000}$/, 'is not a token of one of our links'))

export const HeldData = z
  .object({
    address: z.string(),
    isHeld: z.boolean().meta({ description: 'In the contacts of members, or in the public directory; never in whose' }),
    isLeftOut: z.boolean().meta({ description: 'They asked to be deleted, and are left out of everything that comes' }),
    isNeverEmailed: z.boolean(),
    hasAccount: z.boolean().meta({ description: 'Of their own: they delete it in their settings' }),
  })
  .meta({ id: 'HeldData' })
export type HeldData = z.infer<typeof HeldData>

export const Choice = z.enum(['no_email', 'delete'])
export type Choice = z.infer<typeof Choice>

export const objections = contract('privacy', {
  ask: {
    route: 'POST /api/privacy/your-data',
    access: 'anyone',
    summary: 'Send a link to this address, which shows what is held about it; answers the same for every address',
    body: z.strictObject({ email: EmailAddress }),
    reply: Nothing,
    status: 202,
    rate: { points: 20, seconds: 3600 },
  },
  show: {
    route: 'POST /api/privacy/your-data/answer',
    access: 'anyone',
    summary: 'Whether anything is held about the address that the link was sent to; never by whom',
    body: z.strictObject({ token }),
    reply: HeldData,
    rate: { points: 60, seconds: 60 },
  },
  choose: {
    route: 'POST /api/privacy/your-data/choice',
    access: 'anyone',
    summary: 'Never email this address again, or delete its owner everywhere and leave them out of all that comes',
    body: z.strictObject({ token, choice: Choice }),
    reply: HeldData,
    rate: { points: 30, seconds: 60 },
  },
})
