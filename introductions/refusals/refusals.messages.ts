import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const refusalsMessages = defineMessages('refusals', {
  declined: '{connector} said no about {target}.',
  declinedOn: '{connector} said no on {on, date, longDay}.',
  declinedForGood: 'There is no path to {target} through them.',
  declinedUntil: 'You can ask them about {target} again from {from, date, longDayAndYear}.',
  declinedWords: 'Said no on {on, date, longDay}',
})
