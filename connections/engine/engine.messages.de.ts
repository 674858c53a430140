import { translate } from '@wellmet/platform/messages/translations.ts'
import type { engineMessages } from './engine.messages.ts'

translate<typeof engineMessages>('de', 'connectedAccounts', {
  // Refusals
  anotherConnected: 'Du hast ein anderes {provider}-Konto verbunden. Trenne es zuerst.',
  beingDeleted:
    'Was aus diesem {provider}-Konto gelesen wurde, wird noch gelöscht. Versuch es in einer Minute noch einmal.',
  connectAgain: 'Wellmet hat keinen Zugriff mehr auf dieses Konto. Verbinde es zuerst neu.',
  consentNotCompleted:
    '{provider} hat die Verbindung nicht abgeschlossen. Nichts wurde gespeichert. Versuch es noch einmal.',
  consentNotOurs:
    'Diese Antwort gehört zu keiner Verbindung, die du hier in den letzten zehn Minuten begonnen hast. Fang noch einmal an.',
  consentRefused: '{provider} sagt, dass du nicht zugestimmt hast. Nichts wurde gespeichert.',
  noTablePicked:
    'In deiner Auswahl wurde keine Tabelle mit Kontakten gefunden. Sie braucht eine Kopfzeile mit einer Spalte für E-Mail-Adressen. Nichts wurde gespeichert.',
  notSetUp: 'Dieser Server ist nicht für {provider} eingerichtet. Wer ihn betreibt, kann das tun.',
  ofSomebodyElse:
    'Eine andere Person auf diesem Server hat dieses {provider}-Konto verbunden. Melde dich bei {provider} mit deinem eigenen an, oder bitte sie, es zu trennen.',
  nothingPicked:
    'Du hast bei {provider} nichts ausgewählt, deshalb wurde nichts verbunden. Fang noch einmal an und wähle aus.',
  nothingPermitted:
    '{provider} hat Wellmet zu nichts Zugriff gegeben, was es lesen kann. Versuch es noch einmal und lass die Häkchen stehen.',

  // Why a run ended early
  accessEndedFor: 'Wellmet hat keinen Zugriff mehr auf {address}',
  accessEndedNext: 'Verbinde das Konto erneut, damit dein Netzwerk aktuell bleibt. Was gelesen wurde, bleibt erhalten.',
  notReadFor: '{address} konnte mehrmals nacheinander nicht gelesen werden',
  notReadNext: 'Wellmet versucht es weiter. Was gelesen wurde, bleibt erhalten.',
  answerUnreadable: 'Die Antwort war nicht lesbar. Wellmet versucht es von selbst noch einmal.',
  notATable:
    'Dort wurde keine Tabelle mit Kontakten mehr gefunden, deshalb bleibt alles, wie es war. Sie braucht eine Kopfzeile mit einer Spalte für E-Mail-Adressen.',
  nothingThere:
    'Es wurde nicht mehr gefunden. Wenn es verschoben wurde, verbinde es neu. Bis dahin bleibt alles, wie es war.',
  notPermitted: 'Das Konto erlaubt das nicht. Verbinde es neu und lass die Häkchen stehen.',
  providerFailed: 'Der Anbieter hat nicht geantwortet. Wellmet versucht es von selbst noch einmal.',

  // Connected accounts
  about:
    'Wellmet liest aus den Konten, die du verbindest, wem du schreibst und wen du triffst, und hält dein Netzwerk von selbst aktuell.',
  categoryOf:
    '{category, select, suite {E-Mail, Kalender und Adressbuch} profile {Berufliches Profil} crm {CRM} mail {Andere Postfächer} calendar {Andere Kalender} table {Tabellen} events {Veranstaltungen} newsletter {Newsletter} helpdesk {Kundendienst} chat {Kanäle} people_data {Personendaten} other {Weitere Dienste}}',
  connect: '{provider} verbinden',
  connectAnother: 'Weiteres {provider}-Konto verbinden',
  connectAnotherTable: 'Weitere Tabelle verbinden',
  connectNow: 'Neu verbinden',
  connectedAccounts: 'Verbundene Konten',
  forMembers:
    'Du hast in diesem Workspace Lesezugriff, und nur Mitglieder können Konten verbinden. Bitte einen Owner oder Admin, dich zum Mitglied zu machen.',
  loading: 'Deine verbundenen Konten werden geladen',
  notOpened: 'Die Seite des Anbieters wurde nicht geöffnet. {reason}',
  yourAccounts: 'Deine verbundenen Konten',

  // A server without settings
  alsoPossible: 'Auch {providers} lassen sich verbinden, sobald sie auf diesem Server <help>eingerichtet</help> sind.',
  importInstead: 'Stattdessen eine Datei importieren',
  notSetUpAbout:
    'Er ist nicht für {providers} eingerichtet. Wer ihn betreibt, ergänzt <code>{settings}</code> in seinen Einstellungen, wie in <file>docs/operations.md</file> beschrieben. Bis dahin kannst du Dateien aus deinen Konten importieren.',
  notSetUpTitle: 'Dieser Server verbindet sich noch nicht mit anderen Konten',

  // What is read
  neverAttachments: 'Anhänge, Notizen und Bilder',
  neverColumns: 'Spalten mit anderen Namen',
  neverDeals: 'Deals, Beträge und Phasen',
  neverGuestAnswers: 'Antworten der Gäste bei der Anmeldung, Telefonnummern und Zahlungen',
  neverOtherSubscribers: 'Adressen aller anderen in der Zielgruppe',
  readEvents: 'Veranstaltungen dieses Kalenders, Namen und Adressen der Gäste, und wer eingecheckt hat',
  readEventsAgain: 'Alle 15 Minuten neu; alle in diesem Workspace sehen die Liste, und niemand wird zum Kontakt',
  readSubscribers: 'Ob Personen, die du dorthin gesendet hast, bestätigt oder sich abgemeldet haben',
  seeEvents: 'Deine Veranstaltungen ansehen',
  skipNoAddress: 'Ohne E-Mail-Adresse.',
  neverOthersRows: 'Kontakte, die anderen in deinem Unternehmen oder niemandem gehören',
  neverRowNotes: 'Notizen, Anrufe und andere Aktivitäten',
  neverSubjects: 'Betreff und Text von E-Mails',
  neverTitles: 'Titel, Beschreibungen und Orte von Treffen',
  neverStored: 'Was nie gespeichert wird',
  endAnytime: 'Du kannst die Verbindung jederzeit trennen.',
  readBook: 'Namen, Adressen, Telefonnummern und Unternehmen in deinem Adressbuch',
  readOwnRows: 'Die Kontakte, die dort dir gehören',
  readRowFields: 'Ihre Namen, Positionen, Unternehmen, Adressen, Telefonnummern und Orte',
  readRowsDaily: 'Änderungen alle 15 Minuten; was dort gelöscht wurde, verschwindet innerhalb eines Tages',
  readTableAgain: 'Alle 15 Minuten neu; eine Zeile, die dort fehlt, verschwindet auch hier',
  readTableFields: 'Spalten für Namen, Positionen, Unternehmen, E-Mail-Adressen, Telefonnummern, Profile und Orte',
  readWhat: 'Was gelesen wird',
  readWho: 'Wem du geschrieben und wen du getroffen hast, und wann',
  readYears: 'Bis zu fünf Jahre zurück, danach nur noch Neues',
  whatIsRead: 'Was gelesen und was nie gespeichert wird',

  // The state of an account
  closePage: 'Du kannst diese Seite inzwischen schließen.',
  contactsKnown:
    '{total, plural, one {# Kontakt ist aus diesem Konto bekannt} other {# Kontakte sind aus diesem Konto bekannt}}, {alone, plural, =0 {keiner davon nur daraus} other {# davon nur daraus}}.',
  contactsLoading: 'Die Kontakte aus diesem Konto werden gezählt.',
  contactsOnly:
    '{total, plural, one {# Kontakt ist nur aus diesem Konto bekannt.} other {# Kontakte sind nur aus diesem Konto bekannt.}}',
  contactsNone: 'Aus diesem Konto ist noch kein Kontakt bekannt.',
  expiredAbout:
    '{provider} hat den Zugriff beendet, zum Beispiel nach einem neuen Passwort. Was gelesen wurde, bleibt. Verbinde das Konto neu, damit es weitergeht.',
  failedAbout:
    '{provider} hat mehrmals hintereinander nicht geantwortet. Was gelesen wurde, bleibt, und Wellmet versucht es von selbst weiter.',
  failedSince: 'Nicht erreicht seit {at, date, moment}',
  revokedAbout:
    'Wellmet liest nichts mehr und löscht, was dieses Konto gesagt hat. Das dauert meist weniger als eine Minute.',
  seeContacts: 'Kontakte ansehen',
  stateOf:
    '{state, select, connected {Verbunden} reading {Wird gelesen} expired {Zugriff beendet} failed {Nicht erreicht} revoked {Wird gelöscht} other {Nicht verbunden}}',

  // Sources
  emptySource: 'Zuletzt gelesen <time>{ago}</time>. Es gab nichts Neues.',
  lastRead:
    'Zuletzt gelesen <time>{ago}</time>: {source, select, mail {{read, plural, one {# E-Mail} other {# E-Mails}}} calendar {{read, plural, one {# Treffen} other {# Treffen}}} other {{read, plural, one {# Eintrag} other {# Einträge}}}}, {stored, number} neu oder geändert.',
  lastReadOnly: 'Zuletzt gelesen <time>{ago}</time>.',
  leftOut: '{count, number} ausgelassen',
  nextRun: 'Nächster Lauf {when}.',
  nextRunSoon: 'Nächster Lauf in weniger als einer Minute.',
  notRead: 'Noch nicht gelesen.',
  readSoFar:
    '{source, select, mail {{read, plural, one {# E-Mail} other {# E-Mails}}} calendar {{read, plural, one {# Treffen} other {# Treffen}}} other {{read, plural, one {# Eintrag} other {# Einträge}}}} bisher gelesen.',
  readingOf: '{source} wird gelesen',
  sourceOf:
    '{source, select, mail {E-Mail} calendar {Kalender} rows {Kontakte} events {Veranstaltungen und Gäste} subscribers {Wer bestätigt und wer sich abgemeldet hat} tickets {Tickets} other {Adressbuch}}',
  sources: 'Was aus {address} gelesen wird',
  waitingToStart: 'Beginnt gleich.',

  // Why something was left out
  skipDeleted: 'Es wurde gelöscht, bevor es gelesen werden konnte.',
  skipInternalOnly: 'Es ist intern: Niemand außerhalb deines Unternehmens und Workspace ist dabei.',
  skipNeverFolder: 'Es liegt in einem Ordner oder Kalender, der nicht gelesen wird, oder hat ein solches Label.',
  skipNeverDomain: 'Jemand darin gehört zu einer Domain, die nie gespeichert wird.',
  skipOther: 'Es war nicht lesbar.',
  skipOwnedByOther:
    'Im CRM gehört es jemandem aus deinem Unternehmen oder niemandem. Nur deine eigenen Kontakte dort sagen, wen du kennst.',
  skipTooOld: 'Es ist mehr als fünf Jahre alt.',

  // Reading now
  notStarted: 'Nichts wurde begonnen. {reason}',
  readAgain: 'Alles noch einmal lesen',
  readAgainOf: 'Alles aus {address} noch einmal lesen',
  readAgainQuestion:
    'Wellmet liest bis zu fünf Jahre noch einmal, was eine Weile dauern kann. Nichts geht verloren oder wird doppelt gezählt.',
  syncNow: 'Jetzt abgleichen',

  // History
  history: 'Verlauf',
  historyOf: 'Läufe von {address}',
  loadingHistory: 'Der Verlauf wird geladen',
  noRuns: 'Noch kein Lauf ist zu Ende.',
  runCounts: '{read, number} gelesen, {stored, number} neu oder geändert',
  runKind: '{kind, select, full {Alles} other {Änderungen}}',
  runKindHeader: 'Umfang',
  runResult: 'Ergebnis',
  runSource: 'Quelle',
  runWhen: 'Wann',
  showAllRuns: 'Alle {count, number} Läufe zeigen',

  // Domains that are never stored
  addDomain: 'Domain hinzufügen',
  domain: 'Domain',
  domainAdded: '{domain} wird nicht mehr gespeichert. Was davon gespeichert wurde, wird gelöscht.',
  domainExample: 'example.com',
  domainNotValid: 'Gib eine Domain wie example.com ein.',
  domainRemoved: '{domain} wird ab jetzt wieder gespeichert. Lies alles noch einmal, um Ausgelassenes zu bekommen.',
  neverDomains: 'Domains, die nie gespeichert werden',
  neverDomainsAbout:
    'E-Mails und Treffen mit Personen bei diesen Domains werden nie gespeichert. Wenn du eine Domain hinzufügst, wird auch gelöscht, was davon schon gespeichert wurde.',
  notChanged: 'Nichts wurde geändert. {reason}',
  removeDomain: 'Entfernen',
  removeDomainNamed: '{domain} entfernen',

  // Folders that are not read
  folderLeftOut: '{name} wird nicht mehr gelesen. Was daraus gespeichert wurde, wird gelöscht.',
  folderRead: '{name} wird ab jetzt von Anfang an gelesen.',
  folders: '{source, select, calendar {Kalender} other {Ordner und Labels}}',
  foldersAbout:
    '{source, select, calendar {Entferne das Häkchen bei einem Kalender, und seine Treffen werden nicht gelesen. Was daraus gespeichert wurde, wird gelöscht.} other {Spam, Papierkorb und Entwürfe werden nie gelesen. Entferne das Häkchen bei einem Ordner oder Label, und auch seine E-Mails werden nicht gespeichert. Was daraus gespeichert wurde, wird gelöscht. Eine Kopie in einem anderen Ordner wird weiter gelesen, aber eine E-Mail mit mehreren Labels wird ausgelassen, wenn bei einem davon das Häkchen fehlt.}}',
  foldersLoading: 'Die Ordner werden geladen',
  foldersNone: 'Es gibt nichts auszuwählen.',
  foldersNotListed: 'Der Anbieter hat sie nicht aufgelistet. Versuch es in einer Minute noch einmal.',
  foldersNotRead: '{count, plural, =0 {alle werden gelesen} one {# wird nicht gelesen} other {# werden nicht gelesen}}',

  // Internal email
  internal: 'Interne E-Mails und Treffen',
  internalAbout:
    'Intern heißt, dass alle darin in diesem Workspace sind. Sobald noch jemand auf einer E-Mail steht oder zu einem Treffen eingeladen ist, wird es gespeichert.',
  internalAtAbout:
    'Intern heißt, dass alle darin in diesem Workspace sind oder eine Adresse bei {domains} haben. Sobald noch jemand auf einer E-Mail steht oder zu einem Treffen eingeladen ist, wird es gespeichert.',
  internalKept:
    'Interne E-Mails und Treffen werden ab jetzt gespeichert. Lies alles noch einmal, um Ausgelassenes zu bekommen.',
  internalLeftOut:
    'Interne E-Mails und Treffen werden nicht mehr gespeichert. Was davon gespeichert wurde, wird gelöscht.',
  leaveOutInternal: 'Interne E-Mails und Treffen auslassen',

  // Disconnecting
  disconnect: 'Verbindung trennen',
  disconnectAbout: 'Wellmet gibt seinen Zugriff auf und löscht, was es aus {address} gelesen hat.',
  disconnectConfirm:
    '{contacts, plural, =0 {Verbindung trennen} one {Trennen und # Kontakt löschen} other {Trennen und # Kontakte löschen}}',
  disconnectCounts:
    '{contacts, plural, =0 {Kein Kontakt wird gelöscht.} one {Damit wird # Kontakt gelöscht, den nur dieses Konto kennt.} other {Damit werden # Kontakte gelöscht, die nur dieses Konto kennt.}} {staying, plural, =0 {} one {# Kontakt, den auch ein Import kennt oder den du bearbeitet hast, bleibt, ohne die E-Mails und Treffen aus diesem Konto.} other {# Kontakte, die auch Importe kennen oder die du bearbeitet hast, bleiben, ohne die E-Mails und Treffen aus diesem Konto.}}',
  disconnected: '{address} ist getrennt, und was daraus gelesen wurde, ist gelöscht.',
  notDisconnected: 'Das Konto ist noch verbunden. {reason}',

  // Back from the provider
  beginAgain: 'Noch einmal anfangen',
  connecting: 'Verbindung wird hergestellt …',
  connectingAbout: 'Wellmet schließt die Verbindung ab. Das dauert ein paar Sekunden.',
  notConnected: 'Das Konto wurde nicht verbunden',
  nothingToFinish: 'Hier gibt es nichts abzuschließen. Wenn du gerade ein Konto verbunden hast, steht es in der Liste.',
  seeAccounts: 'Verbundene Konten ansehen',
  unknownProvider: 'Diese Antwort kommt von keinem Anbieter, den Wellmet kennt. Nichts wurde gespeichert.',

  // Offered beside files
  accountOf: '{provider}-Konto',
  offerAbout:
    'Wem du geschrieben und wen du getroffen hast, und wann, und dein Adressbuch. Wellmet hält es von selbst aktuell und liest nie den Text einer E-Mail.',
  offerAboutCrm:
    'Die Kontakte, die dort dir gehören, mit Position und Unternehmen. Wellmet hält sie von selbst aktuell und lässt die der anderen in Ruhe.',
})
