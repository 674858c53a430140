import { IconShare3 } from '@tabler/icons-react'
import { postingScreensMessages } from '@wellmet/growth/posting/posting-screens.messages.ts'
import type { Screen } from '../../kit/screen.ts'

export const screen = {
  to: '/settings/posting',
  label: postingScreensMessages.title,
  words: postingScreensMessages.words,
  icon: IconShare3,
  order: 428,
  settings: { of: 'workspace' },
} satisfies Screen
