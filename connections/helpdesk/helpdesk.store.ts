import { statements, type RowOf } from '@wellmet/platform/database/statement.ts'
import type { Statements } from './helpdesk.sql.gen.ts'

const sql = statements<Statements>(import.meta.url)

export type HelpdeskRow = RowOf<typeof findHelpdesk>

export const findHelpdesk = sql.maybe('find_helpdesk')
export const listHelpdesks = sql.many('list_helpdesks')
export const listTicketRows = sql.many('list_ticket_rows')
export const findTicket = sql.maybe('find_ticket')
export const hasTickets = sql.one('has_tickets')
export const countOpenTickets = sql.one('count_open_tickets')
export const eraseRequestersOf = sql.run('erase_requesters_of')
export const listRequesters = sql.many('list_requesters')
