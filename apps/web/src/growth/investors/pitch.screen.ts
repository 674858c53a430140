import { IconPresentation } from '@tabler/icons-react'
import type { Screen } from '../../kit/screen.ts'
import { growthScreensMessages } from '../growth-screens.messages.ts'

export const screen = {
  to: '/pitch',
  label: growthScreensMessages.pitch,
  words: growthScreensMessages.pitchWords,
  icon: IconPresentation,
  order: 47,
  place: '/leads',
} satisfies Screen
