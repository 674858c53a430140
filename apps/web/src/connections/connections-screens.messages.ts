import { defineMessages } from '@wellmet/platform/messages/messages.ts'

/** Names of screens in the rail, the settings and the palette, and the words that find them in the palette. */
export const connectionsScreensMessages = defineMessages('connectionsScreens', {
  enrichment: 'Enrichment',
})
