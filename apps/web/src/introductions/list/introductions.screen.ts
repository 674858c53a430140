import { IconSend } from '@tabler/icons-react'
import type { Screen } from '../../kit/screen.ts'
import { introductionsScreensMessages } from '../introductions-screens.messages.ts'

export const screen = {
  to: '/introductions',
  label: introductionsScreensMessages.introductions,
  icon: IconSend,
  order: 40,
  rail: { key: 'i' },
} satisfies Screen
