import { when, type Reaction } from '@wellmet/platform/events/event.ts'
import { mailFailed, mailRecovered } from '@wellmet/platform/mail/mail.events.ts'
import { recordDeliveredEmail, recordFailedEmail } from './record-undelivered.ts'

export const undeliveredReactions: Reaction[] = [
  when(mailFailed, 'tell the asker that an email does not arrive', recordFailedEmail),
  when(mailRecovered, 'tell the asker that an email has left after all', recordDeliveredEmail),
]
