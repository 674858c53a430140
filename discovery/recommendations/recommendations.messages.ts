import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const recommendationsMessages = defineMessages('recommendations', {
  // How the order is made
  fittedOrder:
    'The order is based on {count, plural, one {# first contact} other {# first contacts}} in this workspace.',
  usualOrder: 'This is the usual order. From {needed, number} first contacts on, it is adjusted to this workspace.',

  // Why this score
  activity: 'How active they have been in recent weeks.',
  inMillionths: 'Counted in millionths.',
  knownBy: 'How many people know them.',
  silence: 'How long they have been silent.',
  through: 'Through {name}.',
})
