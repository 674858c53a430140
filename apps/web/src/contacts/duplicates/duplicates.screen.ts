import { IconCopy } from '@tabler/icons-react'
import type { Screen } from '../../kit/screen.ts'
import { contactsScreensMessages } from '../contacts-screens.messages.ts'

export const screen = {
  to: '/all-contacts',
  label: contactsScreensMessages.duplicates,
  words: contactsScreensMessages.duplicatesWords,
  icon: IconCopy,
  order: 140,
  search: { tab: 'duplicates' },
  place: '/network',
} satisfies Screen
