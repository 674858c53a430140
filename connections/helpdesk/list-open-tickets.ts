import type { Tx } from '@wellmet/platform/database/connection.ts'
import type { TicketRecord } from '../engine/ticket-record.rules.ts'
import { hasTickets, listTicketRows } from './helpdesk.store.ts'

/** As the system: all that an account has open, the longest first. None of an account without tickets. */
export const listOpenTickets = async (tx: Tx, accountId: string, limit: number): Promise<TicketRecord[]> =>
  (await listTicketRows(tx, { accountId, onlyOpen: true, company: null, cursor: null, limit })).map(
    ({ record }) => record,
  )

/** Whether an account is one of a helpdesk. Most are of mail and calendars. */
export const isHelpdeskAccount = async (tx: Tx, accountId: string): Promise<boolean> =>
  (await hasTickets(tx, { accountId })).isThere
