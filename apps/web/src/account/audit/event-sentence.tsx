import type { AuditEvent } from '@wellmet/account/audit/audit.contract.ts'
import { richMessage } from '../../kit/rich-message.ts'
import { sayEvent } from './audit-event.ts'

/** Who did what. */
export const EventSentence = ({ event }: { event: AuditEvent }) =>
  sayEvent(event, (message, values) => richMessage(message, { ...values, b: <strong /> }))
