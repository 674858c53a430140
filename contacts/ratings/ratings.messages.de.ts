import { translate } from '@wellmet/platform/messages/translations.ts'
import type { ratingsMessages } from './ratings.messages.ts'

translate<typeof ratingsMessages>('de', 'ratings', {
  answer: '{familiarity, select, well {Gut} somewhat {Etwas} barely {Kaum} other {Kenne ich nicht}}',
  answerMeans:
    '{familiarity, select, well {Nimmt deinen Anruf an} somewhat {Erinnert sich an dich} barely {Einmal getroffen} other {Nur ein Name in der Liste}}',
  howWell: 'Wie gut kennst du {name}?',
  howWellAbout: 'Deine Antwort zählt sofort in jedem Weg. Nur du siehst sie.',
  notSaved: 'Deine Antwort wurde nicht gespeichert. {reason}',
  said: '{familiarity, select, well {Du kennst {name} gut, sagst du.} somewhat {Du kennst {name} etwas, sagst du.} barely {Du kennst {name} kaum, sagst du.} other {Du kennst {name} nicht, sagst du.}}',
  saidNext: 'Deine Wege folgen dem schon. Zum Ändern wähle „Bearbeiten“.',
  strengthDenied: 'Du hast gesagt, dass du die Person nicht kennst. Kein Weg beginnt bei ihr.',
  strengthSaid:
    '{familiarity, select, well {Du hast gesagt, dass ihr euch gut kennt} somewhat {Du hast gesagt, dass ihr euch etwas kennt} other {Du hast gesagt, dass ihr euch kaum kennt}}. In Wegen zählt dein Wort.',
  undo: 'Zurücknehmen',
})
