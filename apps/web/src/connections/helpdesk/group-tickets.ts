import type { HelpdeskTicket } from '@wellmet/connections/helpdesk/helpdesk.contract.ts'

export interface CompanyTickets {
  /** Null for those of nobody's company. */
  company: string | null
  tickets: HelpdeskTicket[]
}

/** By company, the one that waits longest first; those without a company last. */
export function groupTickets(tickets: readonly HelpdeskTicket[]): CompanyTickets[] {
  const groups = Map.groupBy(
    tickets.toSorted((a, b) => (a.openedAt < b.openedAt ? -1 : 1)),
    ({ company }) => company,
  )
  return [...groups]
    .map(([company, grouped]) => ({ company, tickets: grouped }))
    .toSorted((a, b) => Number(a.company === null) - Number(b.company === null))
}
