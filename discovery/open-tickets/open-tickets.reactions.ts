import { recordsRead, recordsWithdrawn } from '@wellmet/connections/engine/engine.events.ts'
import { when, type Reaction } from '@wellmet/platform/events/event.ts'
import { tellsSignals } from '../signals/signals.hooks.ts'
import { openTicket, saveOpenTickets } from './save-open-tickets.ts'

export const openTicketsReactions: Reaction[] = [
  when(recordsRead, 'tell open tickets', ({ tx, services }, account) => saveOpenTickets(tx, services, account)),
  when(recordsWithdrawn, 'tell open tickets anew', ({ tx, services }, account) =>
    saveOpenTickets(tx, services, account),
  ),
]

export const openTicketsHooks = [tellsSignals(openTicket)]
