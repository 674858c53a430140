import { translate } from '@wellmet/platform/messages/translations.ts'
import type { viewsMessages } from './views.messages.ts'

translate<typeof viewsMessages>('de', 'views', {
  allContacts: 'Alle Kontakte',
  delete: 'Ansicht löschen',
  deleteQuestion: 'Die Ansicht {name} löschen? Deine Kontakte bleiben.',
  deleteSharedQuestion: 'Die Ansicht {name} löschen? Auch der Workspace verliert sie. Die Kontakte bleiben.',
  edit: 'Ansicht bearbeiten',
  name: 'Name',
  nameMissing: 'Gib einen Namen ein.',
  notDeleted: 'Die Ansicht wurde nicht gelöscht. {reason}',
  notSaved: 'Die Ansicht wurde nicht gespeichert. {reason}',
  save: 'Ansicht speichern',
  saveAsNew: 'Als neue Ansicht speichern',
  saveChanges: 'Änderungen speichern',
  share: 'Mit dem Workspace teilen',
  shareAbout: 'Mitglieder sehen Name, Filter und Spalten. Alle sehen darin ihre eigenen Kontakte, nie deine.',
  sharedBy: 'Geteilt von {owner}',
  sharedByAbout: 'Geteilt von {owner}. Du siehst hier deine eigenen Kontakte.',
  sharedByYou: 'Mit dem Workspace geteilt',
  view: 'Ansicht',
  yourViews: 'Deine Ansichten',

  // Refusals
  nameTaken: 'Du hast schon eine Ansicht namens „{name}“. Wähle einen anderen Namen.',
  tooMany:
    'Mehr als {most, plural, one {# Ansicht} other {# Ansichten}} kannst du nicht haben. Lösche zuerst eine andere.',
})
