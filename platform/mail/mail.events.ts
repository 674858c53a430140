import { z } from 'zod'
import { Id } from '../contract/shapes.ts'
import { event } from '../events/event.ts'

/** The owner of a mailbox wants no more mail. `about` is what they were lately written about. */
export const mailboxSuppressed = event(
  'mailbox.suppressed',
  z.object({ mailbox: z.string().meta({ description: 'keyed hash of the address, in hex' }), about: z.array(Id) }),
)
