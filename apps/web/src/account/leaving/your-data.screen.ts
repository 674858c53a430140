import { IconDownload } from '@tabler/icons-react'
import type { Screen } from '../../kit/screen.ts'
import { accountScreensMessages } from '../account-screens.messages.ts'

export const screen = {
  to: '/settings/your-data',
  label: accountScreensMessages.yourData,
  words: accountScreensMessages.yourDataWords,
  icon: IconDownload,
  order: 320,
  settings: { of: 'user' },
} satisfies Screen
