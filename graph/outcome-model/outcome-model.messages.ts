import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const outcomeModelMessages = defineMessages('outcomeModel', {
  actedOn: '{name} acted on {happened, number} of {asked, plural, one {# request} other {# requests}} before',
  tookUp:
    'Took up {happened, number} of {asked, plural, one {# introduction} other {# introductions}} that you asked for',
  waiting: '{count, plural, one {# request} other {# requests}} may be waiting for {name} now',
})
