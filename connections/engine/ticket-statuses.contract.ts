export const ticketStatuses = ['new', 'open', 'pending', 'hold', 'solved', 'closed'] as const
export type TicketStatus = (typeof ticketStatuses)[number]
