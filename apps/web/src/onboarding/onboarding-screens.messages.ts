import { defineMessages } from '@wellmet/platform/messages/messages.ts'

/** Names of screens in the rail, the settings and the palette, and the words that find them in the palette. */
export const onboardingScreensMessages = defineMessages('onboardingScreens', {
  firstSteps: 'First steps',
  firstStepsWords: 'onboarding checklist start setup',
  whoToInvite: 'Who to invite next',
  whoToInviteWords: 'team suggestions setup network teammates',
})
