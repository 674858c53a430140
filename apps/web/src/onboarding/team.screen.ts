import { IconUsersPlus } from '@tabler/icons-react'
import type { Screen } from '../kit/screen.ts'
import { onboardingScreensMessages } from './onboarding-screens.messages.ts'

export const screen = {
  to: '/setup-network',
  label: onboardingScreensMessages.whoToInvite,
  words: onboardingScreensMessages.whoToInviteWords,
  icon: IconUsersPlus,
  order: 180,
  place: '/network',
} satisfies Screen
