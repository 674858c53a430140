import { IconBookmarks } from '@tabler/icons-react'
import type { Screen } from '../../kit/screen.ts'
import { discoveryScreensMessages } from '../discovery-screens.messages.ts'

export const screen = {
  to: '/collections',
  label: discoveryScreensMessages.savedLists,
  words: discoveryScreensMessages.savedListsWords,
  icon: IconBookmarks,
  order: 150,
  place: '/search/people',
} satisfies Screen
