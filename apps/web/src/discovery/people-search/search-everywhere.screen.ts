import { IconWorldSearch } from '@tabler/icons-react'
import type { Screen } from '../../kit/screen.ts'
import { discoveryScreensMessages } from '../discovery-screens.messages.ts'

export const screen = {
  to: '/people/search',
  label: discoveryScreensMessages.searchEverywhere,
  words: discoveryScreensMessages.searchEverywhereWords,
  icon: IconWorldSearch,
  order: 190,
  place: '/search/people',
} satisfies Screen
