import { translate } from '@wellmet/platform/messages/translations.ts'
import type { importsMessages } from './imports.messages.ts'

translate<typeof importsMessages>('de', 'imports', {
  // The summary
  archiveOfOther: 'Das sieht nach dem Archiv von {name} aus.',
  archiveOfOtherNext: 'Wenn es nicht deines ist, lösche, was es gebracht hat: Sonst zählen die Kontakte als deine.',

  // Undoing an import
  undo: 'Löschen, was dieser Import gebracht hat',
  undoAbout:
    '{contacts, plural, =0 {Damit werden keine Kontakte gelöscht.} one {Damit wird # Kontakt gelöscht, der nur aus dieser Datei stammt.} other {Damit werden # Kontakte gelöscht, die nur aus dieser Datei stammen.}} {staying, plural, =0 {} one {# Kontakt, den auch ein anderer Import kennt oder den du bearbeitet hast, bleibt, mit dem, was diese Datei ergänzt hat.} other {# Kontakte, die auch andere Importe kennen oder die du bearbeitet hast, bleiben, mit dem, was diese Datei ergänzt hat.}}',
  undoConfirm: '{contacts, plural, one {# Kontakt löschen} other {# Kontakte löschen}}',
  undoneTitle: 'Dieser Import wurde zurückgenommen',
  undoingTitle: 'Dieser Import wird zurückgenommen',
  undoneAbout: 'Seine Kontakte, die nur von hier kamen, sind gelöscht. Darunter steht, was er gebracht hatte.',
  undoingAbout: 'Seine Kontakte, die nur von hier kamen, werden gelöscht. Darunter steht, was er gebracht hatte.',
  undoDone: 'Was nur dieser Import gebracht hat, wurde gelöscht.',
  undoReturn: 'Wenn du die Datei noch einmal importierst, sind sie wieder da.',
  undoWaiting: 'Was dieser Import gebracht hat, wird gelöscht …',
  notUndone: 'Nichts wurde gelöscht. {reason}',
  notUndoable: 'Dieser Import wurde schon rückgängig gemacht oder ist noch nicht fertig.',
  countUndone: 'wieder gelöscht',

  // Import your network
  accountsStepByStep: 'Google, Outlook oder Apple, Schritt für Schritt',
  allWays: 'Alle Import-Möglichkeiten',
  calendarAbout: 'ICS: wen du getroffen hast und wie viele bei jedem Treffen dabei waren.',
  calendarFile: 'Kalenderdatei',
  calendarHow:
    'Google Kalender → Einstellungen → Importieren und exportieren → Exportieren. Apple Kalender → Ablage → Exportieren.',
  contactsAbout: 'Google-CSV, Outlook-CSV oder vCard: Adressen und Telefonnummern von Personen, die du kennst.',
  contactsFile: 'Kontaktdatei',
  contactsHow:
    'Google Kontakte → Exportieren. Outlook → Personen → Kontakte verwalten → Exportieren. iCloud → Kontakte → vCard exportieren.',
  dropAnyFile: 'Leg eine dieser Dateien hier ab',
  dropAnyFileHint:
    'Der Dateiname spielt keine Rolle: Wellmet sieht sich den Inhalt an. Du kannst dieselbe Datei zweimal importieren, ohne dass Duplikate entstehen.',
  importLinkedIn: 'Aus LinkedIn importieren',
  importNetwork: 'Netzwerk importieren',
  importNetworkAbout:
    'Dateien reichen: Du musst Wellmet kein Passwort geben und kein Konto verbinden. Verbinde eins nur, wenn deine Kontakte aktuell bleiben sollen.',
  linkedInExport: 'LinkedIn-Export',
  linkedInExportAbout:
    'Zeigt alle, mit denen du vernetzt bist, und seit wann. Das vollständige Archiv zeigt auch, wann ihr euch zuletzt geschrieben habt. Damit fängst du am besten an.',
  mailboxAbout: 'Eine mbox-Datei zeigt, mit wem du dir E-Mails schreibst und wann. Wellmet liest nur die Kopfzeilen.',
  mailboxFile: 'Postfachdatei',
  mailboxHow: 'Google Takeout → Mail. Apple Mail → Postfach → Exportieren. Bis zu 512 MB auf einmal.',
  whatHappens: 'Was mit deinen Daten passiert',
  yourFile: 'Deine Datei',

  // Import from LinkedIn
  askLinkedIn: 'Fordere deine Daten bei LinkedIn an',
  askLinkedInAbout: 'Einstellungen → Datenschutz → Kopie Ihrer Daten anfordern.',
  dropZip: 'Leg die ZIP-Datei von LinkedIn hier ab',
  dropZipAbout: 'Der Link in der E-Mail gilt 72 Stunden. Du musst die ZIP-Datei nicht entpacken.',
  dropZipHint:
    'Wenn dein Browser sie in einen Ordner entpackt hat, leg daraus Connections.csv ab, danach messages.csv.',
  dropZipTitle: 'Leg die ZIP-Datei unten ab',
  howToGet: 'So bekommst du die Kopie',
  linkedInAbout:
    'LinkedIn gibt dir eine Kopie deiner Kontakte und Nachrichten. Wellmet meldet sich nie bei LinkedIn an und liest nie dessen Seiten.',
  opensNewTab: '(öffnet einen neuen Tab)',
  openThatPage: 'Diese Seite öffnen',
  waitForEmail: 'Warte auf die E-Mail',
  waitForEmailAbout:
    'Das einfache Archiv kommt in wenigen Minuten. Das vollständige mit deinen Nachrichten kommt innerhalb von 24 Stunden.',

  // What is stored
  neverFile: 'Die Datei selbst, die gelöscht wird, sobald sie gelesen ist',
  neverNotes: 'Notizen, Geburtstage und Bilder',
  neverStored: 'Was nie gespeichert wird',
  neverText: 'Text oder Betreff von Nachrichten',
  stored: 'Was gespeichert wird',
  storedAddresses: 'E-Mail-Adressen, Telefonnummern und LinkedIn-Profile',
  storedContacts: 'Wem du geschrieben hast, wen du getroffen hast, mit wem du vernetzt bist, und wann',
  storedNames: 'Namen, Positionen, Unternehmen und Orte',

  // Choosing a file
  chooseAnother: 'Andere Datei wählen',
  chooseFile: 'Datei wählen',
  dropNow: 'Loslassen, um die Datei zu importieren',
  dailyLimit:
    'Du kannst bis zu {files, plural, one {# Datei} other {# Dateien}} und {megabytes, number} MB am Tag hochladen, und das ist für heute aufgebraucht. In {hours, plural, one {# Stunde} other {# Stunden}} kannst du wieder hochladen.',
  fileEmpty:
    'Diese Datei ist leer. Falls sie noch heruntergeladen wird, warte, bis sie vollständig ist, und wähle sie noch einmal.',
  fileToImport: 'Datei für den Import',
  fileTooLarge: 'Diese Datei ist größer als 512 MB. Exportiere einen kürzeren Zeitraum oder in Teilen.',
  forMembers: 'Nur Mitglieder können importieren',
  forMembersAbout:
    'Du hast in diesem Workspace nur Lesezugriff. Bitte einen Owner oder Admin, dich zum Mitglied zu machen.',
  importAnother: 'Weitere Datei importieren',
  importFile: 'Datei importieren',
  isFolder:
    'Das ist ein Ordner. Wenn dein Browser die ZIP-Datei entpackt hat, öffne den Ordner, und leg daraus Connections.csv ab, danach messages.csv.',
  notSent: '{problem} Aus der Datei wurde nichts gespeichert.',
  oneFile: 'Wähle immer nur eine Datei.',
  seeContacts: 'Deine Kontakte ansehen',
  seePaths: 'Deine besten Wege ansehen',

  // On its way
  arriving: 'Wird hochgeladen',
  arrivingAbout: 'Sie wird noch von der Seite hochgeladen, auf der du sie gewählt hast.',
  keepPageOpen: '{sent} von {size}. Lass diese Seite offen, bis alles hochgeladen ist.',
  progressOf: '{state}: {file}',
  reading: 'Wird gelesen',
  readingAbout: 'Wellmet liest die Datei. Du kannst diese Seite schließen.',
  readingRows: 'Bisher {rows, plural, one {# Zeile} other {# Zeilen}} gelesen. Du kannst diese Seite schließen.',
  sending: 'Wird hochgeladen',
  size: '{unit, select, kB {{size, number, integer} kB} MB {{size, number, ::.0} MB} other {{size, number, ::.0} GB}}',
  stop: 'Stoppen',
  waiting: 'Wartet',
  waitingAbout: '{size} empfangen. Du kannst diese Seite schließen.',

  // The summary
  counted:
    '<b>{rows, plural, one {# Zeile} other {# Zeilen}}</b> gelesen. {evidence, plural, =0 {Keine neuen Verbindungen, E-Mails oder Treffen.} one {<b># Verbindung, E-Mail oder Treffen</b> hinzugefügt.} other {<b># Verbindungen, E-Mails oder Treffen</b> hinzugefügt.}}',
  created: 'Angelegt',
  createdAbout: 'neue Kontakte',
  emptyFile: 'In dieser Datei gab es nichts zu importieren',
  finished: 'Fertig am <time>{at}</time>, nach {duration}. Die Datei selbst wurde gelöscht.',
  format:
    '{format, select, linkedin_zip {LinkedIn-Export} linkedin_csv {Teil eines LinkedIn-Exports} google_contacts {Google-Kontakte} outlook_contacts {Outlook-Kontakte} vcard {vCards} icalendar {Kalender} mbox {Postfach} other {Datei}}',
  fromFile: 'Aus {file}',
  fromFileAs: 'Aus {file}, {format}',
  loadingSummary: 'Zusammenfassung wird geladen',
  merged: 'Zusammengeführt',
  mergedAbout: 'dieselbe Person, zweimal aufgeführt',
  newContacts: 'Du hast {count, plural, one {# neuen Kontakt} other {# neue Kontakte}}',
  newAndKnown:
    '{created, plural, =0 {Keine neuen Kontakte} one {# neuer Kontakt} other {# neue Kontakte}}, {known, number} hattest du schon',
  newEvidence: 'Keine neuen Kontakte, aber neue Belege',
  nothingNew: 'Nichts Neues: Das alles hattest du schon',
  everyRow: 'Was aus jeder Zeile wurde',
  everyRowAbout:
    'Nicht gezählt: automatische E-Mails, Gruppenunterhaltungen, Nachrichten weder an dich noch von dir, abgesagte oder große Treffen und deine eigene Karte. Sie sagen nichts über eine Beziehung.',
  partKind:
    '{kind, select, contact {Kontakte} message {Nachrichten} meeting {Treffen} invitation {Einladungen} endorsement {Kenntnisbestätigungen} recommendation {Empfehlungen} position {Deine Stationen} education {Deine Ausbildung} other {Dein Profil}}',
  partOfFile: 'Teil der Datei',
  partRows: 'Zeilen',
  partNotCounted: 'Nicht gezählt',
  partUsed: 'Verwendet',
  partTotal: 'Alle Zeilen',
  skipped: 'Übersprungen',
  skippedAbout: 'ausgelassene Zeilen',
  thisImport: 'Import',
  tookHours:
    '{hours, plural, one {# Stunde} other {# Stunden}}{minutes, plural, =0 {} one { # Minute} other { # Minuten}}',
  tookLittle: 'weniger als einer Sekunde',
  tookMinutes:
    '{minutes, plural, one {# Minute} other {# Minuten}}{seconds, plural, =0 {} one { # Sekunde} other { # Sekunden}}',
  tookSeconds: '{seconds, plural, one {# Sekunde} other {# Sekunden}}',
  unchanged: 'Unverändert',
  unchangedAbout: 'schon bekannt',
  updated: 'Aktualisiert',
  updatedAbout: 'Kontakte mit neuen Angaben',
  updatedContacts: '{count, plural, one {# Kontakt wurde} other {# Kontakte wurden}} aktualisiert',

  // Rows that were skipped
  firstListed: 'Die ersten {count, number} sind aufgelistet.',
  skippedLines: '{count, plural, one {Zeile {lines}} other {Zeilen {lines}}}',
  skippedLinesMore: 'Zeilen {lines} und {more, number} weitere',
  wholeFile: 'Das betrifft die ganze Datei.',
  whyRowsSkipped: 'Warum Zeilen übersprungen wurden',
  whySkipped:
    'Warum {count, plural, one {# Zeile} other {# Zeilen}} übersprungen {count, plural, one {wurde} other {wurden}}',

  // Why a row was skipped
  skipCardNotFinished: 'Die Karte endet nicht, oder sie enthält eine weitere Karte.',
  skipClosedAccount: 'LinkedIn lässt nur ein Datum stehen, wenn ein Konto geschlossen oder verborgen wurde.',
  skipDateUnreadable: 'Das Datum lässt sich nicht lesen.',
  skipDraft: 'Es ist ein Entwurf, der nie gesendet wurde.',
  skipEmptyRow: 'Es gibt keinen Namen, keine Adresse und kein Profil.',
  skipErased: 'Du hast diese Person gelöscht, und dabei bleibt es.',
  skipErasedByName:
    'Du hast einen Kontakt mit diesem Namen und Unternehmen gelöscht. Um ihn zurückzuholen, lass den Namen unter „Gelöschte Kontakte“ zu, und importiere die Datei dann noch einmal.',
  skipErasedForAll: 'Diese Person möchte hier nicht gespeichert werden.',
  skipEventUnreadable: 'Der Termin hat keinen lesbaren Beginn.',
  skipHeaderNotFound:
    'Die Zeile mit den Spaltennamen wurde nicht gefunden, deshalb wurde dieser Teil des Exports ausgelassen.',
  skipHeadersTooLong: 'Die Kopfzeilen dieser Nachricht sind zu lang.',
  skipNobodyElse: 'Niemand sonst war eingeladen.',
  skipNotAPerson: 'Es ist eine Gruppe, eine Organisation oder ein Raum, keine Person.',
  skipQuoteNotClosed: 'Ein Anführungszeichen wird geöffnet und nie geschlossen.',
  skipRepeatsTooOften: 'Er wiederholt sich öfter als einmal am Tag, was kein Treffen tut.',
  skipRepeatsUnreadably:
    'Die Regel für die Wiederholung ist nicht lesbar, deshalb wurde nur der erste Termin importiert.',
  skipRowTooLong: 'Die Zeile ist länger, als eine Zeile in so einer Datei sein sollte.',
  skipSenderMissing: 'Es steht nicht da, von wem sie kommt.',
  skipTooManyColumns: 'Die Zeile hat mehr Spalten, als so eine Datei haben sollte.',
  skipTooManyRepeats: 'Er wiederholt sich zu oft, deshalb wurden die späteren Termine ausgelassen.',

  // A file that was not read
  refused: 'Diese Datei konnte nicht gelesen werden',
  refusedAbout:
    'Aus {file} wurde nichts gespeichert, und nichts wurde geändert. Wenn sie von LinkedIn kommt, wähle die ZIP-Datei so, wie du sie bekommen hast, oder Connections.csv daraus.',

  // Why a file was not read
  refusedArchiveEncrypted: 'Die ZIP-Datei ist mit einem Passwort geschützt. Lade sie ohne Passwort hoch.',
  refusedArchiveInArchive:
    'In dieser ZIP-Datei steckt ein weiteres Archiv. Entpack sie einmal, und lade hoch, was darin ist.',
  refusedArchiveTooLarge: 'Der Inhalt der ZIP-Datei ist zu groß.',
  refusedArchiveTooManyEntries: 'Die ZIP-Datei hat mehr Einträge, als ein Export hat.',
  refusedArchiveUnreadable: 'Die ZIP-Datei ist beschädigt. Lade sie noch einmal herunter.',
  refusedArchiveWithoutExport: 'Die ZIP-Datei enthält keine der Dateien eines LinkedIn-Exports.',
  refusedFileTooLarge: 'Die Datei ist größer als 512 MB. Exportiere einen kürzeren Zeitraum oder in Teilen.',
  refusedLineTooLong: 'Eine Zeile der Datei ist zu lang.',
  refusedNotThisFormat: 'Die Datei hat nicht die Spalten, die so ein Export hat.',
  refusedRecordTooLong: 'Eine Zeile der Datei endet nie. Vermutlich fehlt ein Anführungszeichen.',
  refusedReadingFailed:
    'Beim Lesen dieser Datei ist etwas schiefgelaufen. Exportiere sie noch einmal, und lade die neue Datei hoch. Klappt auch das nicht, sag der Person Bescheid, die diesen Server betreibt.',
  refusedSavingFailed:
    'Die Datei wurde gelesen, aber ihre Kontakte konnten nicht gespeichert werden. Lade sie später noch einmal hoch. Klappt auch das nicht, sag der Person Bescheid, die diesen Server betreibt.',
  refusedTookTooLong:
    'Diese Datei zu lesen dauert zu lange. Exportiere einen kürzeren Zeitraum, oder teile sie in kleinere Dateien.',
  refusedTookTooMuchMemory:
    'Diese Datei zu lesen braucht zu viel Speicher. Exportiere einen kürzeren Zeitraum, oder teile sie in kleinere Dateien.',
  refusedTooDeep: 'Die Teile der Datei sind zu tief verschachtelt.',
  refusedTooManyColumns: 'Die Datei hat mehr Spalten, als ein Export hat.',
  refusedTooManyMerges:
    'Diese Datei würde aus mehr als 200 deiner Kontakte eine Person machen. Entferne die gemeinsame Adresse oder Telefonnummer aus der Datei, und lade sie noch einmal hoch.',
  refusedTooManyParts: 'Der Kalender hat zu viele Termine für eine Datei. Exportiere einen kürzeren Zeitraum.',
  refusedTooManyRows:
    'Die Datei hat mehr als {rows, number} Zeilen, das ist das Limit für eine Datei. Teile sie in kleinere Dateien, oder exportiere einen kürzeren Zeitraum.',
  refusedUnknownFormat:
    'Wellmet kann diese Datei nicht lesen. Es liest LinkedIn-Exporte, Google- und Outlook-Kontakte (CSV), vCards, Kalender (ICS) und Postfächer (mbox).',

  // Notifications
  fileImported: '{file} wurde importiert',
  fileNotRead: '{file} konnte nicht gelesen werden',
  contactsCreated: '{count, plural, one {# Kontakt wurde} other {# Kontakte wurden}} angelegt.',
  contactsMerged: '{count, plural, one {# Kontakt wurde} other {# Kontakte wurden}} zusammengeführt.',
  contactsUpdated: '{count, plural, one {# Kontakt wurde} other {# Kontakte wurden}} aktualisiert.',
  nothingNewInFile: 'Sie enthielt nichts Neues.',
  rowsSkipped: '{count, plural, one {# Zeile wurde} other {# Zeilen wurden}} übersprungen.',

  // Import history
  countCreated: '{count, number} angelegt',
  countEvidence: '{count, plural, one {# Beleg} other {# Belege}} hinzugefügt',
  countMerged: '{count, number} zusammengeführt',
  countSkipped: '{count, number} übersprungen',
  countUnchanged: '{count, number} unverändert',
  countUpdated: '{count, number} aktualisiert',
  file: 'Datei',
  history: 'Importverlauf',
  loading: 'Deine Importe werden geladen',
  noImports: 'Noch keine Importe. Jede importierte Datei steht hier, mit dem, was aus ihren Zeilen wurde.',
  nothingAdded: 'nichts Neues',
  nothingStored: 'nichts gespeichert',
  result: 'Ergebnis',
  rowsSoFar: 'bisher {rows, plural, one {# Zeile} other {# Zeilen}}',
  state: 'Stand',
  stateOf:
    '{state, select, uploading {Wird hochgeladen} waiting {Wartet} reading {Wird gelesen} done {Fertig} other {Fehlgeschlagen}}',
  summary: 'Zusammenfassung des Imports',
  when: 'Wann',
  yourImports: 'Deine Importe',
})
