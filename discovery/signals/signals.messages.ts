import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const signalsMessages = defineMessages('signals', {
  beforeAsking: 'Before you ask',
  open: 'Open',
  openAbout: 'Open: {sentence}',
  title: 'What happened',
})
