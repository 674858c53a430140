import { IconWorld } from '@tabler/icons-react'
import type { Screen } from '../../kit/screen.ts'
import { growthScreensMessages } from '../growth-screens.messages.ts'

export const screen = {
  to: '/settings/site',
  label: growthScreensMessages.site,
  words: growthScreensMessages.siteWords,
  icon: IconWorld,
  order: 424,
  settings: { of: 'workspace' },
} satisfies Screen
