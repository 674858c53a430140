import { createFileRoute } from '@tanstack/react-router'
import { EventsScreen } from '../../../../discovery/event-guests/events-screen.tsx'
import { eventsQuery } from '../../../../discovery/event-guests/events.queries.ts'

export const Route = createFileRoute('/_signed-in/_in-workspace/events/')({
  loader: ({ context: { queries } }) => void queries.prefetchQuery(eventsQuery),
  component: EventsScreen,
})
