import { defineMessages } from '../messages/messages.ts'

/** What is wrong with one field of a request. A form shows it at that field. */
export const fieldMessages = defineMessages('field', {
  holdsLink: 'Leave out web addresses, and put a space after each dot.',
  holdsUrl: 'Leave out web addresses.',
  missing: 'Fill this in.',
  notChoice: 'Choose one of these: {choices}.',
  notEmail: 'Enter a valid email address.',
  notLink: 'Enter a valid link.',
  notMultiple: 'Enter a multiple of {divisor, number}.',
  notOneLine: 'Write it on one line.',
  notTimeZone: 'Enter a time zone such as Europe/Lisbon.',
  notValid: 'This is not valid.',
  tooFewItems: '{minimum, plural, one {At least # item is needed.} other {At least # items are needed.}}',
  tooHigh: 'Enter {maximum, number} or less.',
  tooLong: '{maximum, plural, one {Enter at most # character.} other {Enter at most # characters.}}',
  tooLow: 'Enter {minimum, number} or more.',
  tooManyItems: '{maximum, plural, one {At most # item is allowed.} other {At most # items are allowed.}}',
  tooShort:
    '{minimum, plural, =1 {Fill this in.} one {Enter at least # character.} other {Enter at least # characters.}}',
  unknownField: 'This request has no such field.',
  unprintable: 'Remove the characters that can’t be shown.',
  wrongFormat: 'This is not in the right format.',
  wrongType: 'This must be of type {type}.',
})
