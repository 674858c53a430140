import { translate } from '@wellmet/platform/messages/translations.ts'
import type { dataMessages } from './data.messages.ts'

translate<typeof dataMessages>('de', 'data', {
  // Connecting
  sheetAbout:
    'Eine Google-Tabelle mit deinen Kontakten. Du wählst sie bei Google aus, und Wellmet kann nur diese eine öffnen. Google spricht in seiner Frage auch vom Bearbeiten, aber Wellmet liest nur. Sie wird alle 15 Minuten neu gelesen.',
  sheetContinue: 'Weiter zu Google',
  sheetLink: 'Link der Google-Tabelle',
  sheetLinkHint:
    'Aus der Adresszeile deines Browsers. Lass das Feld leer, um bei Google unter deinen Tabellen zu wählen. Die Kopfzeile braucht eine Spalte für E-Mail-Adressen.',

  // Refusals
  busy: 'Google ist gerade überlastet. Warte eine Minute und versuch es noch einmal.',
  noContacts: 'Darin ist keine Tabelle mit Kontakten. Gib ihr eine Kopfzeile mit einer Spalte für E-Mail-Adressen.',
  notAnswering: 'Google hat nicht geantwortet. Versuch es in einer Minute noch einmal.',
  notASheetLink:
    'Kopiere die Adresse der Tabelle aus deinem Browser. Sie beginnt mit https://docs.google.com/spreadsheets/d/.',

  // What to do next
  adviceAskOperator: 'Dieser Server ist nicht für Google eingerichtet. Wer ihn betreibt, kann das tun.',
  adviceCheck: 'Eine Tabelle konnte nicht gelesen werden. Bei ihr steht, woran es liegt.',
  adviceConnect: 'Verbinde eine Tabelle: Gib ihren Link an oder wähle sie bei Google aus.',
  adviceConnectAgain: 'Wellmet hat keinen Zugriff mehr auf eine Tabelle. Verbinde sie neu.',
  adviceNone: 'Nichts. Änderungen werden alle 15 Minuten gelesen.',
  adviceWait: 'Warte einen Moment: Eine Tabelle wird zum ersten Mal gelesen.',
})
