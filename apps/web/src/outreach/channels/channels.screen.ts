import { IconMessages } from '@tabler/icons-react'
import type { Screen } from '../../kit/screen.ts'
import { outreachScreensMessages } from '../outreach-screens.messages.ts'

export const screen = {
  to: '/settings/channels',
  label: outreachScreensMessages.channels,
  words: outreachScreensMessages.channelsWords,
  icon: IconMessages,
  order: 365,
  settings: { of: 'user' },
} satisfies Screen
