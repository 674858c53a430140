import { IconInbox } from '@tabler/icons-react'
import type { Screen } from '../../kit/screen.ts'
import { growthScreensMessages } from '../growth-screens.messages.ts'
import { WhereSite } from '../sites/where-site.tsx'

export const screen = {
  to: '/leads',
  label: growthScreensMessages.leads,
  words: growthScreensMessages.leadsWords,
  icon: IconInbox,
  order: 45,
  rail: { key: 'l', Where: WhereSite },
} satisfies Screen
