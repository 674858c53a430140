import { IconThumbUp } from '@tabler/icons-react'
import { isMember } from '../../account/members/roles.ts'
import type { Screen } from '../../kit/screen.ts'
import { discoveryScreensMessages } from '../discovery-screens.messages.ts'

export const screen = {
  to: '/contacts/rate',
  label: discoveryScreensMessages.rateContacts,
  words: discoveryScreensMessages.rateContactsWords,
  icon: IconThumbUp,
  order: 145,
  mayOpen: isMember,
  place: '/network',
} satisfies Screen
