import { IconSparkles } from '@tabler/icons-react'
import type { Screen } from '../../kit/screen.ts'
import { introductionsScreensMessages } from '../introductions-screens.messages.ts'

export const screen = {
  to: '/settings/language-model',
  label: introductionsScreensMessages.languageModel,
  words: introductionsScreensMessages.languageModelWords,
  icon: IconSparkles,
  order: 422,
  settings: { of: 'workspace' },
} satisfies Screen
