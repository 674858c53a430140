import { IconSearch } from '@tabler/icons-react'
import type { Screen } from '../../kit/screen.ts'
import { discoveryScreensMessages } from '../discovery-screens.messages.ts'

export const screen = {
  to: '/search/people',
  label: discoveryScreensMessages.search,
  icon: IconSearch,
  order: 20,
  rail: { key: 's' },
  also: ['/search'],
} satisfies Screen
