import { IconBuilding } from '@tabler/icons-react'
import type { Screen } from '../../kit/screen.ts'
import { discoveryScreensMessages } from '../discovery-screens.messages.ts'

export const screen = {
  to: '/search/companies',
  label: discoveryScreensMessages.companies,
  words: discoveryScreensMessages.companiesWords,
  icon: IconBuilding,
  order: 120,
  place: '/search/people',
  also: ['/companies'],
} satisfies Screen
