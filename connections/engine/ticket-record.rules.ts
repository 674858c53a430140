import type { TicketStatus } from './ticket-statuses.contract.ts'
import type { IsoTime } from '@wellmet/platform/files/text/calendar-date.rules.ts'
import type { PersonHandle } from '@wellmet/platform/files/records.ts'

/** Who waits for what since when. Neither its subject nor what it says has a field here. */
export interface TicketRecord {
  kind: 'ticket'
  /** Its number at the helpdesk. */
  number: string
  at: IsoTime
  changedAt: IsoTime
  status: TicketStatus
  requester: PersonHandle
  /** The organization of the requester, with its domains. */
  company?: { name: string; domains: string[] }
}
