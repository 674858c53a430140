import { defineMessages } from '@wellmet/platform/messages/messages.ts'

/** The names of screens in the rail, the settings and the palette, and other words under which somebody looks for them. */
export const introductionsScreensMessages = defineMessages('introductionsScreens', {
  introductions: 'Introductions',
  myRules: 'My rules',
  myRulesWords: 'settings limits introductions quiet asks',
})
