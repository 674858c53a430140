import { translate } from '@wellmet/platform/messages/translations.ts'
import type { deviceCodesMessages } from './device-codes.messages.ts'

translate<typeof deviceCodesMessages>('de', 'deviceCodes', {
  allowed: '{name} ist angemeldet',
  allowedAbout:
    'Geh zurück zum Programm. Seinen Schlüssel kannst du jederzeit unter Einstellungen → API-Schlüssel widerrufen.',
  allow: 'Anmelden',
  ask: '„{name}“ möchte für dich, {user}, im Workspace {workspace} handeln.',
  code: 'Code',
  compare: 'Zeigt das Programm diesen Code?',
  compareAbout:
    'Mach nur weiter, wenn du diese Anmeldung gerade selbst begonnen hast und denselben Code siehst. Niemand vom Support fragt je danach.',
  continue: 'Weiter',
  denied: 'Das Programm wurde nicht angemeldet. Du kannst diese Seite schließen.',
  deny: 'Nicht anmelden',
  loading: 'Es wird geladen, welches Programm fragt',
  notCode: 'Ein Code hat acht Buchstaben, zum Beispiel BCDF-GHJK.',
  theProgram: 'Das Programm, das fragt',
  title: 'Ein Programm anmelden',
  typeCode: 'Gib den Code ein, den das Programm zeigt.',
  whatItMay: 'Was es darf',
  whatItMayAbout: 'Sein API-Schlüssel hat diese Berechtigungen und gilt 90 Tage.',
})
