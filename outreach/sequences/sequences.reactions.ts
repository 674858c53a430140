import { contactDeleted } from '@wellmet/contacts/deletions/deletions.events.ts'
import { keysObjected } from '@wellmet/contacts/objections/objections.hooks.ts'
import { introductionChanged } from '@wellmet/introductions/moves/moves.events.ts'
import { when, type Reaction } from '@wellmet/platform/events/event.ts'
import { during, type HookReaction } from '@wellmet/platform/events/hook.ts'
import { mailboxSuppressed, mailFailed } from '@wellmet/platform/mail/mail.events.ts'
import { stepSent } from '../sent-messages/sent-messages.events.ts'
import { settleSentStep } from './settle-step.ts'
import { eraseFromSequences, stopAfterBounce, stopAfterChange, stopTo } from './stop-sequences.ts'

export const sequencesReactions: Reaction[] = [
  when(introductionChanged, 'stop follow-ups after an answer', (context, { requestId }) =>
    stopAfterChange(context, requestId),
  ),
  when(mailboxSuppressed, 'stop follow-ups to who wants no mail', async (context, { mailbox }) => {
    await stopTo(context, Buffer.from(mailbox, 'hex'), 'unsubscribed')
  }),
  when(mailFailed, 'stop follow-ups to a mailbox that refuses', async (context, { mailId, result }) => {
    if (result === 'refused') await stopAfterBounce(context, mailId)
  }),
  when(stepSent, 'go on after a follow-up was sent', ({ tx, services }, sent) => settleSentStep(tx, services, sent)),
  when(contactDeleted, 'delete them from follow-ups', async ({ tx, services }, { userId, keys }) => {
    await eraseFromSequences(tx, services.now(), keys, userId)
  }),
]

export const sequencesHooks: HookReaction[] = [
  during(keysObjected, async ({ tx, services }, { keys }) => {
    await eraseFromSequences(tx, services.now(), keys, null)
  }),
]
