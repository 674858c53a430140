import { translate } from '@wellmet/platform/messages/translations.ts'
import type { gtmMessages } from './gtm.messages.ts'

translate<typeof gtmMessages>('de', 'gtm', {
  event: 'Ereignisse eurer Programme',

  confirmKind: 'Kauf bestätigen',
  confirmTitle: 'Bestätigen, dass die Bestellung {reference} bezahlt ist',
  buyer: 'Käufer',
  address: 'E-Mail',
  order: 'Bestellung',

  title: 'Neuer Lead',
  about:
    'Startet, wenn eines eurer Programme jemanden meldet. Erinnert jemanden von euch zu antworten, und noch einmal, wenn es niemand getan hat.',
  remindAfter: 'Tage bis zur zweiten Erinnerung',
  reply: 'Dem Lead antworten',
  later: 'Warten',
  again: 'Noch einmal erinnern',
  replyTitle: '{name} wartet auf eine Antwort',
  againTitle: 'Noch hat niemand {name} geantwortet',
  replyBody: 'Sieh nach, wer dich vorstellen kann, bevor du schreibst.',
  reminded: 'Eine Erinnerung in der App.',
  taken: 'Um diesen Lead hat sich schon jemand gekümmert.',
  gone: 'Der Lead ist nicht mehr da.',
})
