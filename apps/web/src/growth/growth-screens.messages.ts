import { defineMessages } from '@wellmet/platform/messages/messages.ts'

/** Names of screens in the rail, the settings and the palette, and the words that find them in the palette. */
export const growthScreensMessages = defineMessages('growthScreens', {
  leads: 'Leads',
  leadsWords: 'forms newsletter waitlist demo requests inbound visitors',
  pitch: 'Pitch page',
  pitchWords: 'raise investors deck fundraising links readers',
  content: 'Pages and texts',
  contentWords: 'landing page blog article docs guide publish template launch write editor cms',
  ghost: 'Ghost posts',
  thanks: 'Thank-you cards',
  whoCame: 'Who came to you',
  site: 'Site',
  siteWords: 'forms script snippet tracking visits website key',
})
