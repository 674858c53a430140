import { IconPlugConnected } from '@tabler/icons-react'
import type { Screen } from '../../kit/screen.ts'
import { contactsScreensMessages } from '../contacts-screens.messages.ts'

export const screen = {
  to: '/settings/connected-accounts',
  label: contactsScreensMessages.connectedAccounts,
  words: contactsScreensMessages.connectedAccountsWords,
  icon: IconPlugConnected,
  order: 330,
  settings: { of: 'user' },
} satisfies Screen
