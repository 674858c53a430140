import { IconBellCog } from '@tabler/icons-react'
import type { Screen } from '../../kit/screen.ts'
import { accountScreensMessages } from '../account-screens.messages.ts'

export const screen = {
  to: '/settings/notifications',
  label: accountScreensMessages.notificationSettings,
  words: accountScreensMessages.notificationSettingsWords,
  icon: IconBellCog,
  order: 360,
  settings: { of: 'user', label: accountScreensMessages.notifications },
} satisfies Screen
