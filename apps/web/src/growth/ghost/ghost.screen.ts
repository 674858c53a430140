import { IconGhost2 } from '@tabler/icons-react'
import { ghostScreensMessages } from '@wellmet/connections/ghost/ghost-screens.messages.ts'
import type { Screen } from '../../kit/screen.ts'

export const screen = {
  to: '/content/ghost',
  label: ghostScreensMessages.title,
  words: ghostScreensMessages.words,
  icon: IconGhost2,
  order: 48.5,
  place: '/leads',
} satisfies Screen
