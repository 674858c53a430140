import { IconShieldCheck } from '@tabler/icons-react'
import type { Screen } from '../../kit/screen.ts'
import { introductionsScreensMessages } from '../introductions-screens.messages.ts'

export const screen = {
  to: '/settings/introductions',
  label: introductionsScreensMessages.myRules,
  words: introductionsScreensMessages.myRulesWords,
  icon: IconShieldCheck,
  order: 350,
  settings: { of: 'user', label: introductionsScreensMessages.introductions },
} satisfies Screen
