import { z } from 'zod'
import { contract } from '../contract/endpoint.ts'
import { ignoredForm } from '../contract/form.plug-in.ts'
import { Nothing, secret } from '../contract/shapes.ts'

/** Wider than the tokens that we make: one that was cut short is answered like any other that opens nothing. */
const Link = z.strictObject({ token: secret(z.string().regex(/^[\w-]{1,128}$/, 'is not a token of one of our links')) })

export const mailboxes = contract('mail', {
  show: {
    route: 'GET /api/never-email/:token',
    access: 'anyone',
    summary: 'Whether the mailbox of this link is never emailed already',
    params: Link,
    reply: z.object({ isSuppressed: z.boolean() }),
    rate: { points: 60, seconds: 60 },
  },
  suppress: {
    route: 'POST /never-email/:token',
    access: 'anyone',
    summary: 'Never email this mailbox again; also what mail programs call for List-Unsubscribe-Post (RFC 8058)',
    params: Link,
    plugIns: [ignoredForm],
    reply: Nothing,
    status: 204,
    rate: { points: 30, seconds: 60 },
  },
})
