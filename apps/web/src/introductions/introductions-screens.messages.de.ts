import { translate } from '@wellmet/platform/messages/translations.ts'
import type { introductionsScreensMessages } from './introductions-screens.messages.ts'

translate<typeof introductionsScreensMessages>('de', 'introductionsScreens', {
  introductions: 'Intros',
  languageModel: 'Sprachmodell',
  languageModelWords: 'einstellungen ki assistent openai anthropic claude gpt llm budget',
  myRules: 'Meine Regeln',
  myRulesWords: 'einstellungen grenzen intros ruhe anfragen',
})
