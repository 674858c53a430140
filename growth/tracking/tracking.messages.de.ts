import { translate } from '@wellmet/platform/messages/translations.ts'
import type { trackingMessages } from './tracking.messages.ts'

translate<typeof trackingMessages>('de', 'tracking', {
  tooMany: 'Diese Website sendet zu viele Ereignisse. Versuche es in einer Minute noch einmal.',

  // Screens
  title: 'Was auf deiner Website geschieht',
  about: 'Die letzten 12 Monate. Was nicht zählt, sagt warum.',
  loading: 'Zahlen werden geladen',
  what: 'Ereignis',
  counted: 'Gezählt',
  thisMonth: 'Dieser Monat',
  dropped: 'Verworfen',
  none: 'Keine',
  droppedBot: '{count, number} von Bots',
  droppedNoUserAgent: '{count, number} ohne Browser',
  droppedOtherOrigin: '{count, number} von einer Adresse, die nicht in der Liste steht',
  droppedSwitchedOff: '{count, number}, während Besuche aus waren',
  droppedTrap: '{count, number} von Programmen ausgefüllt',
  droppedDuplicate: '{count, number} doppelt gesendet',
  droppedRepeat: '{count, number} nach Minuten wiederholt',
  droppedFull: '{count, number} über der Grenze des Tages',
  droppedNotTaken: '{count, number} nicht angenommen',
})
