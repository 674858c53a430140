import { IconChartDots3 } from '@tabler/icons-react'
import type { Screen } from '../../kit/screen.ts'
import { discoveryScreensMessages } from '../discovery-screens.messages.ts'

export const screen = {
  to: '/network',
  label: discoveryScreensMessages.network,
  icon: IconChartDots3,
  order: 30,
  rail: { key: 'n' },
  also: ['/access'],
} satisfies Screen
