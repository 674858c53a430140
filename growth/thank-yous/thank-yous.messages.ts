import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const thankYousMessages = defineMessages('thankYous', {
  // On a card
  card: '{connector} opened {doors, plural, one {one door} other {# doors}} for us.',
  doors: '{doors, plural, one {one door} other {# doors}}',

  // Refusals
  alreadyAsked: '{connector} was asked already.',
  linkNotValid: 'This link is not valid any more.',
  noAddress: '{connector} has no email address here, so they cannot be asked.',
  noDoor: 'Only someone whose introduction led to a meeting can be thanked.',
  notMailed: '{connector} gets no email from here, so they cannot be asked.',
  tooMany: 'You have {most, number} cards. Delete one first.',

  // The email
  mailAgain: 'You can take this back at any time with the same link. The card is then gone at once.',
  mailBody:
    '{name} of {workspace} would like to thank you in public for your introductions. The card would say: “{text}” Nothing is shown unless you agree.',
  mailButton: 'Look at the card',
  mailSubject: '{name} would like to thank you',
})
