import { IconMailForward } from '@tabler/icons-react'
import type { Screen } from '../../kit/screen.ts'
import { outreachScreensMessages } from '../outreach-screens.messages.ts'

export const screen = {
  to: '/introductions/follow-ups',
  label: outreachScreensMessages.followUps,
  words: outreachScreensMessages.followUpsWords,
  icon: IconMailForward,
  order: 42,
  place: '/introductions',
} satisfies Screen
