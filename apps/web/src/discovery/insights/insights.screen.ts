import { IconChartHistogram } from '@tabler/icons-react'
import type { Screen } from '../../kit/screen.ts'
import { discoveryScreensMessages } from '../discovery-screens.messages.ts'

export const screen = {
  to: '/relationship-intelligence',
  label: discoveryScreensMessages.insights,
  icon: IconChartHistogram,
  order: 50,
  rail: { key: 't' },
} satisfies Screen
