import { IconHeadset } from '@tabler/icons-react'
import { helpdeskMessages } from '@wellmet/connections/helpdesk/helpdesk.messages.ts'
import type { Screen } from '../../kit/screen.ts'

export const screen = {
  to: '/settings/tickets',
  label: helpdeskMessages.tickets,
  words: helpdeskMessages.ticketsWords,
  icon: IconHeadset,
  order: 426,
  settings: { of: 'workspace' },
} satisfies Screen
