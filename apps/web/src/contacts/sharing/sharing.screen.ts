import { IconShare } from '@tabler/icons-react'
import type { Screen } from '../../kit/screen.ts'
import { contactsScreensMessages } from '../contacts-screens.messages.ts'

export const screen = {
  to: '/settings/sharing',
  label: contactsScreensMessages.sharing,
  words: contactsScreensMessages.sharingWords,
  icon: IconShare,
  order: 340,
  settings: { of: 'user' },
} satisfies Screen
