import { IconBell } from '@tabler/icons-react'
import type { Screen } from '../../kit/screen.ts'
import { accountScreensMessages } from '../account-screens.messages.ts'

export const screen = {
  to: '/notifications',
  label: accountScreensMessages.notifications,
  words: accountScreensMessages.notificationsWords,
  icon: IconBell,
  order: 200,
} satisfies Screen
