import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const emailMarketingMessages = defineMessages('emailMarketing', {
  // Refusals
  notConnected: 'No newsletter is connected. Connect Mailchimp under Settings, Connected accounts.',
  didNotAgree: 'This lead has not agreed to the newsletter, so nothing was sent.',

  // The card in the settings
  about:
    'Only people who agreed to your newsletter are sent to Mailchimp, and Mailchimp asks each of them to confirm. Whoever unsubscribes there gets no mail from here either.',
  countPending: '{count, plural, one {# waiting to confirm} other {# waiting to confirm}}',
  countSubscribed: '{count, plural, one {# subscribed} other {# subscribed}}',
  countLeft: '{count, plural, one {# left} other {# left}}',
  countRefused: '{count, plural, one {# not accepted} other {# not accepted}}',
  noneSent: 'Nobody was sent yet.',
  copyAddress: 'Copy address',
  lastSent: 'Last sent {when}',
  send: 'Send people who agreed',
  what: 'your newsletter',
  webhookHint: 'Mailchimp tells us within seconds if you add this address as a webhook of the audience:',
})
