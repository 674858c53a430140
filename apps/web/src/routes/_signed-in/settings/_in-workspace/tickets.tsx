import { createFileRoute } from '@tanstack/react-router'
import { TicketsScreen } from '../../../../connections/helpdesk/tickets-screen.tsx'
import { ticketsQuery } from '../../../../connections/helpdesk/tickets.queries.ts'

export const Route = createFileRoute('/_signed-in/settings/_in-workspace/tickets')({
  loader: ({ context: { queries } }) => void queries.prefetchQuery({ ...ticketsQuery('open'), retry: false }),
  component: TicketsScreen,
})
