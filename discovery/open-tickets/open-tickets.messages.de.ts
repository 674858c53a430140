import { translate } from '@wellmet/platform/messages/translations.ts'
import type { openTicketsMessages } from './open-tickets.messages.ts'

translate<typeof openTicketsMessages>('de', 'openTickets', {
  open: '{name} hat {count, plural, one {seit {since, date, dayAndYear} ein offenes Ticket} other {# offene Tickets, das älteste seit {since, date, dayAndYear}}}.',
})
