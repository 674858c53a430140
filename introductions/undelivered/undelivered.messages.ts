import { defineMessages } from '@wellmet/platform/messages/messages.ts'

/** What the asker reads while an email about their request does not arrive. */
export const undeliveredMessages = defineMessages('undelivered', {
  // Where a request stands
  notDelivered: 'Email not delivered',
  connectorAdvice:
    'We couldn’t reach {connector}’s mailbox. Copy the message and send it yourself, or ask someone else.',
  memberAdvice: 'We couldn’t reach {connector}’s mailbox. {connector} can still see your request in Wellmet.',
  targetAdvice: 'We couldn’t reach {target}’s mailbox. Ask {connector} for another address, or try the next connector.',

  // Notifications
  connectorNotReached: 'We couldn’t reach {connector}’s mailbox about {target}',
  targetNotReached: 'We couldn’t reach {target}’s mailbox',
  copyOrAsk: 'Copy the message or ask {next}.',
  copyAndSend: 'Copy the message and send it yourself.',
  askForAddress: 'Ask {connector} for another address.',
  askForAddressOrAsk: 'Ask {connector} for another address, or ask {next}.',
  reachedAfterAll: 'Our email about {target} was sent after all',
  waitForAnswer: 'There is nothing to do. Wait for the answer.',

  // Timeline
  eventNotDelivered: 'Our email to {name} could not be delivered',
  eventDelivered: 'Our email to {name} was sent after all',
})
