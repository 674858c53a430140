import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const enrichmentMessages = defineMessages('enrichment', {
  // Refusals
  keyNotChecked: '{provider} did not answer, so the key could not be checked. Nothing was saved. Try again later.',
  keyNotGood: '{provider} does not accept this key. Copy it again from your account there.',

  // What is wrong with a provider
  creditsUsedUp: 'The month’s credits are used up until {until, date, longDay}.',
  didNotAnswer: '{provider} did not answer the last time. Wellmet asks again at the next look-up.',
  keyRefused: '{provider} no longer accepts the key. Connect a new one.',
  tooFast: '{provider} was asked too often. It can be asked again in a minute.',

  // Settings
  about:
    'Providers can tell what a contact does today. They are asked only when someone looks up a contact, one after the other until one of them knows the person.',
  askEarlier: 'Ask {provider} earlier',
  askLater: 'Ask {provider} later',
  connect: 'Connect {provider}',
  connected: '{provider} is connected.',
  disconnect: 'Disconnect',
  disconnectOf: 'Disconnect {provider}',
  disconnectQuestion: 'Delete the key for {provider}? Nobody will be able to look up contacts with it.',
  forAdmins: 'Enrichment is for admins',
  forAdminsAbout: 'Only owners and admins can connect providers. Ask one of them.',
  getKey: 'Get a key from {provider}',
  key: 'Key',
  keyEnds: 'Your key ends in …{end}',
  keyMissing: 'Enter the key.',
  lastUsed: 'Last used {ago}',
  newKey: 'Connect another key',
  notDisconnected: 'The key was not deleted. {reason}',
  notMoved: 'The order was not changed. {reason}',
  opensNewTab: '(opens in a new tab)',
  place: '{place, selectordinal, one {Asked #st} two {Asked #nd} few {Asked #rd} other {Asked #th}}',
  providers: 'The providers',
  remaining: '{count, plural, one {# credit left} other {# credits left}}',
  serverKey: 'This server has an account with {provider}. It is used until you connect a key of your own.',
  showKey: 'Show what I typed',
  stateOf:
    '{state, select, ok {Ready} limited {Paused} refused {Key not accepted} down {Did not answer} other {Not connected}}',
  whatLeaves:
    'A provider is told the name and the company of the contact, or the name and an email address if no company is known. It never gives you email addresses or phone numbers.',
})
