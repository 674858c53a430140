import { IconSend } from '@tabler/icons-react'
import type { Screen } from '../../kit/screen.ts'
import { WaitingAsks } from '../asks/waiting-asks.tsx'
import { introductionsScreensMessages } from '../introductions-screens.messages.ts'

export const screen = {
  to: '/introductions',
  label: introductionsScreensMessages.introductions,
  icon: IconSend,
  order: 40,
  rail: { key: 'i', Count: WaitingAsks },
} satisfies Screen
