import { createFileRoute } from '@tanstack/react-router'
import { EventScreen } from '../../../../discovery/event-guests/event-screen.tsx'
import { attendeesQuery, eventQuery } from '../../../../discovery/event-guests/events.queries.ts'

const Screen = () => <EventScreen id={Route.useParams().id} />

export const Route = createFileRoute('/_signed-in/_in-workspace/events/$id')({
  loader: ({ context: { queries }, params: { id } }) => {
    void queries.prefetchQuery(eventQuery(id))
    void queries.prefetchQuery(attendeesQuery(id))
  },
  component: Screen,
})
