import { translate } from '@wellmet/platform/messages/translations.ts'
import type { discoveryScreensMessages } from './discovery-screens.messages.ts'

translate<typeof discoveryScreensMessages>('de', 'discoveryScreens', {
  companies: 'Unternehmen',
  companiesWords: 'suchen firmen organisationen',
  events: 'Veranstaltungen',
  eventsWords: 'luma gäste teilnehmende events',
  insights: 'Einblicke',
  missions: 'Ziele',
  missionsWords: 'vorhaben missionen wunschkontakte',
  network: 'Netzwerk',
  rateContacts: 'Kontakte bewerten',
  rateContactsWords: 'wie gut kennst du stärke bekannt',
  savedLists: 'Listen',
  savedListsWords: 'gespeicherte sammlungen gemerkt',
  search: 'Suche',
  searchEverywhere: 'Überall suchen',
  searchEverywhereWords: 'personen verzeichnis breit entdecken pdl',
  topPaths: 'Beste Wege',
  topPathsWords: 'erreichen rangliste personen',
})
