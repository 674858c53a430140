import { IconSettings } from '@tabler/icons-react'
import type { Screen } from '../kit/screen.ts'
import { shellMessages } from './shell.messages.ts'

export const screen = {
  to: '/settings',
  label: shellMessages.settings,
  icon: IconSettings,
  order: 60,
  rail: { key: ',' },
} satisfies Screen
