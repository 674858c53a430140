import { IconListCheck } from '@tabler/icons-react'
import type { Screen } from '../kit/screen.ts'
import { onboardingScreensMessages } from './onboarding-screens.messages.ts'

export const screen = {
  to: '/onboarding',
  label: onboardingScreensMessages.firstSteps,
  words: onboardingScreensMessages.firstStepsWords,
  icon: IconListCheck,
  order: 170,
  place: '/',
} satisfies Screen
