import { translate } from '@wellmet/platform/messages/translations.ts'
import type { eventGuestsMessages } from './event-guests.messages.ts'

translate<typeof eventGuestsMessages>('de', 'eventGuests', {
  about: 'Die Veranstaltungen deines Workspace, und wer aus deinem Netzwerk kommt.',
  aboutSmall:
    'Zwei Personen, die beide bei einer Veranstaltung mit höchstens {most, number} Gästen eingecheckt haben, kennen sich vielleicht. Wege sagen das; Chancen bleiben, wie sie sind.',
  backToEvents: 'Alle Veranstaltungen',
  checkedIn: '{count, plural, one {# eingecheckt} other {# eingecheckt}}',
  coming: '{count, plural, one {# Gast} other {# Gäste}}',
  connectLuma: 'Luma verbinden',
  emptyAbout:
    'Verbinde den Kalender, in dem du Veranstaltungen hast. Gäste werden nicht zu deinen Kontakten hinzugefügt.',
  emptyTitle: 'Noch keine Veranstaltungen',
  event: 'die Veranstaltung',
  events: 'Veranstaltungen',
  guestOf: 'Nicht in deinem Netzwerk',
  guestState:
    '{state, select, coming {Kommt} pending {Wartet auf Zusage} waitlisted {Auf der Warteliste} invited {Eingeladen} other {Abgesagt}}',
  guests: 'Gäste',
  here: 'Eingecheckt',
  noGuests: 'Noch niemand hat sich angemeldet.',
  notFoundAbout: 'Sie wurde abgesagt, oder ihr Kalender ist nicht mehr verbunden.',
  notFoundTitle: 'Diese Veranstaltung ist nicht hier',
  notRead: 'Die Gäste wurden nicht gelesen. {reason}',
  openAtLuma: 'Bei Luma öffnen',
  otherGuests: 'Weitere Gäste',
  past: 'Vergangene Veranstaltungen',
  readAgain: 'Gäste neu lesen',
  readAt: 'Gäste gelesen {when}',
  reach: 'Du erreichst {reached, number} von {guests, number}',
  reachBest: 'Du erreichst {reached, number} von {guests, number}; am besten: {names}',
  reachNone: 'Du erreichst noch niemanden von {guests, plural, one {# Gast} other {# Gästen}}',
  toCome: 'Demnächst',
  yourEvents: 'deine Veranstaltungen',
  yourPeople: 'Personen, die du erreichst',
})
