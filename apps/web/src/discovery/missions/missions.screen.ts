import { IconTarget } from '@tabler/icons-react'
import type { Screen } from '../../kit/screen.ts'
import { discoveryScreensMessages } from '../discovery-screens.messages.ts'

export const screen = {
  to: '/missions',
  label: discoveryScreensMessages.missions,
  words: discoveryScreensMessages.missionsWords,
  icon: IconTarget,
  order: 160,
  place: '/search/people',
  // The form for a mission is among the first steps, beside the imports.
  also: ['/access/personalize'],
} satisfies Screen
