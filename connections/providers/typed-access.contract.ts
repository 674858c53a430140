import { z } from 'zod'
import { secret, Text } from '@wellmet/platform/contract/shapes.ts'

const Host = Text(253)
  .toLowerCase()
  .regex(/^[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,10}$/)
  .meta({ description: 'Name of a server, such as imap.example.com' })
const Port = z.int().min(1).max(65_535)
const User = Text(300)
const Password = z.string().min(1).max(1000)
/** The link of a feed is a secret, because it alone gives access. */
const Link = secret(
  Text(2000)
    .regex(/^(?:https?|webcal):\/\/[^\s/]{1,300}(?:\/\S{0,1700})?$/)
    .meta({ description: 'Link that opens without signing in' }),
)

export const ImapAccess = z.strictObject({
  host: Host,
  port: Port.default(993),
  user: User,
  password: secret(Password),
  smtpHost: Host.optional().meta({ description: 'Server for outgoing mail; beside the mailbox without it' }),
  smtpPort: Port.optional().meta({ description: '465 without it, or 587 with STARTTLS' }),
})
export type ImapAccess = z.infer<typeof ImapAccess>

export const CaldavAccess = z.strictObject({
  url: Text(2000).regex(/^https?:\/\/[^\s/]{1,300}(?:\/\S{0,1700})?$/),
  user: User,
  password: secret(Password),
})
export type CaldavAccess = z.infer<typeof CaldavAccess>

export const LinkAccess = z.strictObject({ url: Link })
export type LinkAccess = z.infer<typeof LinkAccess>
