import { IconWebhook } from '@tabler/icons-react'
import type { Screen } from '../../kit/screen.ts'
import { accountScreensMessages } from '../account-screens.messages.ts'

export const screen = {
  to: '/settings/webhooks',
  label: accountScreensMessages.webhooks,
  words: accountScreensMessages.webhooksWords,
  icon: IconWebhook,
  order: 375,
  settings: { of: 'user' },
} satisfies Screen
