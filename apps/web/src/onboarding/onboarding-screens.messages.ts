import { defineMessages } from '@wellmet/platform/messages/messages.ts'

/** The names of screens in the rail, the settings and the palette, and other words under which somebody looks for them. */
export const onboardingScreensMessages = defineMessages('onboardingScreens', {
  firstSteps: 'First steps',
  firstStepsWords: 'onboarding checklist start setup',
  whoToInvite: 'Who to invite next',
  whoToInviteWords: 'team suggestions setup network teammates',
})
