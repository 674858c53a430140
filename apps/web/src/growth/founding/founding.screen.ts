import { IconStars } from '@tabler/icons-react'
import { foundingMessages } from '@wellmet/growth/founding/founding.messages.ts'
import type { Screen } from '../../kit/screen.ts'

export const screen = {
  to: '/founding',
  label: foundingMessages.title,
  words: foundingMessages.words,
  icon: IconStars,
  order: 51,
} satisfies Screen
