import { defineMessages } from '@wellmet/platform/messages/messages.ts'

/** Names of screens in the rail, the settings and the palette, and the words that find them in the palette. */
export const growthScreensMessages = defineMessages('growthScreens', {
  leads: 'Leads',
  leadsWords: 'forms newsletter waitlist demo requests inbound visitors',
  pitch: 'Pitch page',
  pitchWords: 'raise investors deck fundraising links readers',
  whoCame: 'Who came to you',
  site: 'Site',
  siteWords: 'forms script snippet tracking visits website key',
})
