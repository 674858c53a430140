import { IconUser } from '@tabler/icons-react'
import type { Screen } from '../../kit/screen.ts'
import { accountScreensMessages } from '../account-screens.messages.ts'

export const screen = {
  to: '/settings/profile',
  label: accountScreensMessages.profile,
  words: accountScreensMessages.profileWords,
  icon: IconUser,
  order: 300,
  settings: { of: 'user' },
} satisfies Screen
