import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const apiMessages = defineMessages('api', {
  checkConnection: 'Check your connection, then try again.',
  offline: 'You’re offline',
  offlineDetail: 'Reconnect to the internet, then try again.',
  titleAndDetail: '{title}. {detail}',
  tryAgainLater: 'Try again in a moment.',
  unexpected: 'Something went wrong on our side',
  unreachable: 'Wellmet couldn’t be reached',
})
