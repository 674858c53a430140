import { translate } from '@wellmet/platform/messages/translations.ts'
import type { introductionsScreensMessages } from './introductions-screens.messages.ts'

translate<typeof introductionsScreensMessages>('de', 'introductionsScreens', {
  introductions: 'Intros',
  myRules: 'Meine Regeln',
  myRulesWords: 'einstellungen grenzen intros ruhe anfragen',
})
