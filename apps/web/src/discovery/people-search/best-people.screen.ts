import { IconListNumbers } from '@tabler/icons-react'
import type { Screen } from '../../kit/screen.ts'
import { discoveryScreensMessages } from '../discovery-screens.messages.ts'

export const screen = {
  to: '/people',
  label: discoveryScreensMessages.topPaths,
  words: discoveryScreensMessages.topPathsWords,
  icon: IconListNumbers,
  order: 110,
  place: '/search/people',
} satisfies Screen
