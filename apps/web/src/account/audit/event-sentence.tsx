import type { AuditEvent } from '@wellmet/account/audit/audit.contract.ts'
import { auditMessages } from '@wellmet/account/audit/audit.messages.ts'
import { richMessage } from '../../kit/rich-message.ts'
import { eventMessages } from './audit-event.ts'

/** Who did what. An action that has no message yet is shown as it is written in the log. */
export const EventSentence = ({ event: { actorName, action } }: { event: AuditEvent }) => {
  const actor = actorName ?? 'Wellmet'
  const message = eventMessages[action]
  return message
    ? richMessage(message, { actor, b: <strong /> })
    : richMessage(auditMessages.otherAction, { actor, action, b: <strong /> })
}
