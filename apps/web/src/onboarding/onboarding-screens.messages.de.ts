import { translate } from '@wellmet/platform/messages/translations.ts'
import type { onboardingScreensMessages } from './onboarding-screens.messages.ts'

translate<typeof onboardingScreensMessages>('de', 'onboardingScreens', {
  firstSteps: 'Erste Schritte',
  firstStepsWords: 'onboarding checkliste anfang start einrichten',
  whoToInvite: 'Wen du als Nächstes einladen kannst',
  whoToInviteWords: 'team vorschläge einladung einrichten netzwerk teammitglieder',
})
