import { translate } from '@wellmet/platform/messages/translations.ts'
import type { contactsScreensMessages } from './contacts-screens.messages.ts'

translate<typeof contactsScreensMessages>('de', 'contactsScreens', {
  connectedAccounts: 'Verbundene Konten',
  connectedAccountsWords: 'einstellungen verbinden google mail kalender abgleichen',
  contacts: 'Kontakte',
  contactsWords: 'personen netzwerk alle leute',
  duplicates: 'Mögliche Duplikate',
  duplicatesWords: 'kontakte zusammenführen aufräumen doppelt alle',
  sharing: 'Teilen',
  sharingWords: 'einstellungen privatsphäre verbergen freigeben',
})
