import { z } from 'zod'
import { Id } from '../contract/shapes.ts'
import { event } from '../events/event.ts'

/** The owner of a mailbox wants no more mail. `about` is what they were lately written about. */
export const mailboxSuppressed = event(
  'mailbox.suppressed',
  z.object({ mailbox: z.string().meta({ description: 'keyed hash of the address, in hex' }), about: z.array(Id) }),
)

const Settled = z.object({ mailId: Id, kind: z.string(), about: Id.nullable() })

/** A mail will not arrive: its server refused it, or it was tried for days. */
export const mailFailed = event('mail.failed', Settled.extend({ result: z.enum(['refused', 'given_up']) }))

/** A mail that was sent again has left. */
export const mailRecovered = event('mail.recovered', Settled)
