import { translate } from '@wellmet/platform/messages/translations.ts'
import type { thankYouScreensMessages } from './thank-you-screens.messages.ts'

translate<typeof thankYouScreensMessages>('de', 'thankYouScreens', {
  title: 'Dankeskarten',
  words: 'danke vermittler referenzen türen geöffnet',
  about:
    'Danke Vermittlern öffentlich für Türen, die sie geöffnet haben. Jede Karte wird nur gezeigt, solange sie zustimmen, und ihre Zahl wird gezählt.',
  cards: 'Karten',
  none: 'Noch keine Karten',
  noneAbout: 'Sobald eine Vermittlung zu einem Treffen geführt hat, kannst du hier um die Zustimmung bitten.',
  candidates: 'Du könntest danken',
  candidatesAbout: 'Ihre Vermittlungen haben zu Treffen von dir geführt.',
  opened: '{doors, plural, one {Eine Tür geöffnet} other {# Türen geöffnet}}',
  ask: '{name} fragen',
  cannotAsk: 'Keine E-Mail-Adresse',
  wasAsked: '{name} wurde gefragt.',
  copy: 'Text kopieren',
  stateOf:
    '{state, select, asked {Wartet auf eine Antwort} agreed {Zugestimmt} declined {Abgelehnt} other {Zurückgenommen, deshalb nicht mehr gezeigt}}',
  from: 'Von {name}',
  delete: 'Löschen',
  deleteNamed: 'Karte über {name} löschen',
  deleteQuestion: 'Diese Karte löschen?',
  aboutYou: 'Karten über dich',
  aboutYouAbout: 'Du entscheidest. Du kannst eine Zustimmung jederzeit zurücknehmen, und die Karte ist sofort weg.',
  aboutYouText: '{name} möchte dir danken: {doors, plural, one {eine Tür} other {# Türen}} geöffnet.',
  agree: 'Zustimmen',
  decline: 'Nicht zustimmen',
  withdraw: 'Zurücknehmen',
  loading: 'Karten werden geladen',

  // The page of whoever is asked
  askTitle:
    '{state, select, agreed {Deine Karte wird gezeigt} declined {Deine Karte wird nicht gezeigt} withdrawn {Deine Karte wird nicht mehr gezeigt} other {{name} möchte dir danken}}',
  askAbout: '{name} von {workspace} möchte diese Karte zeigen:',
  linkNotValid: 'Dieser Link gilt nicht mehr',
  linkNotValidAbout: 'Die Karte wurde gelöscht, oder der Link ist unvollständig.',
})
