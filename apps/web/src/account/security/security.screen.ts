import { IconLock } from '@tabler/icons-react'
import type { Screen } from '../../kit/screen.ts'
import { accountScreensMessages } from '../account-screens.messages.ts'

export const screen = {
  to: '/settings/security',
  label: accountScreensMessages.security,
  words: accountScreensMessages.securityWords,
  icon: IconLock,
  order: 310,
  settings: { of: 'user' },
} satisfies Screen
