import { serve } from '@wellmet/platform/http/serve.ts'
import { eventGuests } from './event-guests.contract.ts'
import { showAttendees, showEvent, showEvents } from './show-event-guests.ts'

export const eventGuestsRoutes = serve(eventGuests)({
  list: showEvents,
  show: (call) => showEvent(call, call.params.id),
  attendees: (call) => showAttendees(call, call.params.id),
})
