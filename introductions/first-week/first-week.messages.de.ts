import { translate } from '@wellmet/platform/messages/translations.ts'
import type { firstWeekMessages } from './first-week.messages.ts'

translate<typeof firstWeekMessages>('de', 'firstWeek', {
  title: 'Die erste Woche im Team',
  about:
    'Startet, wenn jemand beitritt. Erinnert daran, Kontakte zu importieren, sie zu teilen, um ein erstes Intro zu bitten und jemanden einzuladen, mit einigen Tagen dazwischen.',
  daysBetween: 'Tage zwischen zwei Erinnerungen',

  // Steps
  import: 'Kontakte importieren',
  shareLater: 'Einige Tage später',
  share: 'Kontakte teilen',
  askLater: 'Einige Tage später',
  ask: 'Um ein erstes Intro bitten',
  inviteLater: 'Einige Tage später',
  invite: 'Jemanden ins Team einladen',

  // What it says to them
  importTitle: 'Importiere deine Kontakte und sieh, wen du erreichen kannst',
  shareTitle: 'Teile deine Kontakte, damit dein Team dich um Intros bitten kann',
  shareBody: 'Du bestimmst, wer was sieht, und kannst es dir vorher ansehen.',
  askTitle: 'Bitte um dein erstes Intro',
  askBody: 'Sag, wen du kennenlernen möchtest, und wir zeigen dir, wer dich vorstellen kann.',
  inviteTitle: 'Lade jemanden ein: Jedes Netzwerk bringt euch beiden neue Wege',

  // What a run says
  reminded: 'Eine Erinnerung in der App.',
  alreadyDone: 'Das hattest du schon erledigt.',
})
