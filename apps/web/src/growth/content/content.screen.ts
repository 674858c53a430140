import { IconWriting } from '@tabler/icons-react'
import type { Screen } from '../../kit/screen.ts'
import { growthScreensMessages } from '../growth-screens.messages.ts'

export const screen = {
  to: '/content',
  label: growthScreensMessages.content,
  words: growthScreensMessages.contentWords,
  icon: IconWriting,
  order: 48,
  place: '/leads',
} satisfies Screen
