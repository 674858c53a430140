import { IconHome } from '@tabler/icons-react'
import type { Screen } from '../kit/screen.ts'
import { homeMessages } from './home.messages.ts'

export const screen = {
  to: '/',
  label: homeMessages.home,
  icon: IconHome,
  order: 10,
  rail: { key: 'h' },
} satisfies Screen
