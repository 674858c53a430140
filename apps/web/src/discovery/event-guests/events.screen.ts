import { IconCalendarEvent } from '@tabler/icons-react'
import type { Screen } from '../../kit/screen.ts'
import { discoveryScreensMessages } from '../discovery-screens.messages.ts'

export const screen = {
  to: '/events',
  label: discoveryScreensMessages.events,
  words: discoveryScreensMessages.eventsWords,
  icon: IconCalendarEvent,
  order: 165,
  place: '/search/people',
} satisfies Screen
