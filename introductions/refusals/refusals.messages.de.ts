import { translate } from '@wellmet/platform/messages/translations.ts'
import type { refusalsMessages } from './refusals.messages.ts'

translate<typeof refusalsMessages>('de', 'refusals', {
  declined: '{connector} hat zu {target} Nein gesagt.',
  declinedOn: '{connector} hat am {on, date, longDay} Nein gesagt.',
  declinedForGood: 'Über diese Person führt kein Weg zu {target}.',
  declinedUntil: 'Nach {target} kannst du ab dem {from, date, longDayAndYear} wieder fragen.',
  declinedWords: 'Hat am {on, date, longDay} Nein gesagt',
})
