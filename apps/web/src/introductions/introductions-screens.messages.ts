import { defineMessages } from '@wellmet/platform/messages/messages.ts'

/** Names of screens in the rail, the settings and the palette, and the words that find them in the palette. */
export const introductionsScreensMessages = defineMessages('introductionsScreens', {
  introductions: 'Introductions',
  languageModel: 'Language model',
  languageModelWords: 'settings ai assistant openai anthropic claude gpt llm budget',
  myRules: 'My rules',
  myRulesWords: 'settings limits introductions quiet asks',
})
