import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const gatheringsMessages = defineMessages('gatherings', {
  // Refusals
  busy: 'Luma is too busy at the moment. Wait a minute and try again.',
  didNotAgree: 'This lead has not agreed to the newsletter, so nothing was sent.',
  notAnswering: 'Luma did not answer. Try again in a minute.',
  notConnected: 'No events are connected. Connect Luma under Settings, Connected accounts.',
  notYours: 'Only the member who connected this calendar can refresh it.',

  // The form in the settings
  apiKey: 'API key',
  apiKeyHint: 'In Luma under Calendar, Settings, API keys. It needs Luma Plus, and opens this one calendar.',
  lumaAbout:
    'Wellmet reads the events of this calendar and who comes. Everyone in this workspace sees the events and their guests. Guests are not added to your contacts.',
})
