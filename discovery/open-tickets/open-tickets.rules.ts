import type { TicketRecord } from '@wellmet/connections/engine/ticket-record.rules.ts'

/** Tickets of one person or one company. */
export interface Waiting {
  name: string
  since: Date
  count: number
}

/** Together with one that is open as well: the longest open says since when. */
export function addTicket(waiting: Waiting | undefined, name: string, { at }: Pick<TicketRecord, 'at'>): Waiting {
  const opened = new Date(at)
  if (!waiting) return { name, since: opened, count: 1 }
  return { name: waiting.name, since: opened < waiting.since ? opened : waiting.since, count: waiting.count + 1 }
}
