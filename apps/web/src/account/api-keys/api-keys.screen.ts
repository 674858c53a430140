import { IconApi } from '@tabler/icons-react'
import type { Screen } from '../../kit/screen.ts'
import { accountScreensMessages } from '../account-screens.messages.ts'

export const screen = {
  to: '/settings/api-keys',
  label: accountScreensMessages.apiKeys,
  words: accountScreensMessages.apiKeysWords,
  icon: IconApi,
  order: 370,
  settings: { of: 'user' },
} satisfies Screen
