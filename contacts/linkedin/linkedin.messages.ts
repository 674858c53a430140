import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const linkedinMessages = defineMessages('linkedin', {
  importFirst: 'Ask LinkedIn for a copy of your data and drop the file here.',
  importNewer: 'Import a newer export to see new connections and who changed jobs.',
})
