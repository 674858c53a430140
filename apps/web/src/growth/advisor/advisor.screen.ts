import { IconBulb } from '@tabler/icons-react'
import { advisorMessages } from '@wellmet/growth/advisor/advisor.messages.ts'
import type { Screen } from '../../kit/screen.ts'

export const screen = {
  to: '/advisor',
  label: advisorMessages.title,
  words: advisorMessages.words,
  icon: IconBulb,
  order: 49,
  place: '/leads',
} satisfies Screen
