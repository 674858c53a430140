import { IconHeartHandshake } from '@tabler/icons-react'
import { thankYouScreensMessages } from '@wellmet/growth/thank-yous/thank-you-screens.messages.ts'
import type { Screen } from '../../kit/screen.ts'

export const screen = {
  to: '/content/thank-yous',
  label: thankYouScreensMessages.title,
  words: thankYouScreensMessages.words,
  icon: IconHeartHandshake,
  order: 48.6,
  place: '/leads',
} satisfies Screen
