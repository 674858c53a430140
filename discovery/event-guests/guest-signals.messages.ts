import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const guestSignalsMessages = defineMessages('guestSignals', {
  comes: '{name} comes to your event {event} on {on, date, dayAndYear}.',
  wasThere: '{name} was at your event {event} on {on, date, dayAndYear}.',
})
