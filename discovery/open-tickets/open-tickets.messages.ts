import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const openTicketsMessages = defineMessages('openTickets', {
  open: '{name} has {count, plural, one {an open ticket since {since, date, dayAndYear}} other {# open tickets, the oldest since {since, date, dayAndYear}}}.',
})
