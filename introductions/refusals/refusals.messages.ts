import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const refusalsMessages = defineMessages('refusals', {
  declined: '{connector} said no about {target}.',
  declinedOn: '{connector} said no on {on, date, longDay}.',
  declinedUntil: 'You can ask them about {target} again from {from, date, longDayAndYear}.',
  declinedWords: 'Said no on {on, date, longDay}',
})
