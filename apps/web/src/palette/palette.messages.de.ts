import { translate } from '@wellmet/platform/messages/translations.ts'
import type { paletteMessages } from './palette.messages.ts'

translate<typeof paletteMessages>('de', 'palette', {
  close: 'Schließen',
  field: 'Zu einer Person, einem Unternehmen, einer Seite oder Aktion',
  fieldHint: 'Person, Unternehmen, Seite oder Aktion',
  found: '{count, plural, one {# Treffer} other {# Treffer}}',
  goTo: 'Gehe zu',
  goToMore: 'Gehe zu …',
  group:
    '{group, select, screens {Seiten} actions {Aktionen} exact {Bester Treffer} recent {Zuletzt angesehen} people {Personen} companies {Unternehmen} other {Suche}}',
  keys: 'Strg K',
  nothingFound: 'Keine Treffer für „{query}“. Such überall, oder importiere weitere Personen.',
  looking: 'Personen und Unternehmen werden gesucht …',
  personAbout: '{role} — {state}',
  results: 'Treffer',
  searchFailed: 'Personen und Unternehmen konnten nicht durchsucht werden. Seiten und Aktionen funktionieren weiter.',

  // Commands
  exportContacts: 'Kontakte exportieren',
  help: 'Hilfe und Tastenkürzel',
  nameGoal: 'Sag, wen du erreichen willst',
  newList: 'Neue Liste',
  newMission: 'Neues Ziel',
  darkColors: 'Dunkle Farben',
  importFiles: 'Andere Dateien importieren',
  importLinkedIn: 'LinkedIn-Export importieren',
  importMore: 'Weitere Personen importieren',
  inviteSomebody: 'Leute einladen',
  lightColors: 'Helle Farben',
  newWorkspace: 'Workspace erstellen',
  searchEverywhereFor: 'Überall suchen nach „{query}“',
  searchPeopleFor: 'Personen suchen: „{query}“',
  signOut: 'Abmelden',
  switchWorkspace: 'Wechseln zu {workspace}',
  systemColors: 'Farben des Systems',

  // Other words under which somebody may look for a command
  exportContactsWords: 'herunterladen csv tabelle download',
  helpWords: 'tasten kürzel fragen doku',
  nameGoalWords: 'wunschkontakte unternehmen positionen ziel personalisieren',
  newListWords: 'erstellen anlegen sammlung',
  newMissionWords: 'erstellen anlegen mission wunschkontakte',
  darkColorsWords: 'theme umschalten schema modus nacht',
  importFilesWords: 'hochladen mail kalender kontakte netzwerk zugriff',
  importLinkedInWords: 'hochladen kontakte netzwerk',
  inviteSomebodyWords: 'einladung mitglied team',
  lightColorsWords: 'theme umschalten schema modus tag',
  newWorkspaceWords: 'neues team',
  signOutWords: 'ausloggen verlassen beenden',
  systemColorsWords: 'theme umschalten schema modus auto',
})
