import { IconRobot } from '@tabler/icons-react'
import type { Screen } from '../../kit/screen.ts'
import { accountScreensMessages } from '../account-screens.messages.ts'

export const screen = {
  to: '/settings/connected-apps',
  label: accountScreensMessages.connectedApps,
  words: accountScreensMessages.connectedAppsWords,
  icon: IconRobot,
  order: 372,
  settings: { of: 'user' },
} satisfies Screen
