import { translate } from '@wellmet/platform/messages/translations.ts'
import type { exportsMessages } from './exports.messages.ts'

translate<typeof exportsMessages>('de', 'exports', {
  about:
    'Hol dir eine Kopie von allem, was du Wellmet gegeben hast und was deinetwegen gespeichert ist: Kontakte, Notizen, Anfragen, Einstellungen und mehr. Du bekommst eine ZIP-Datei mit JSON- und CSV-Dateien.',
  download: 'Herunterladen ({kilobytes, number} kB)',
  exportMyData: 'Meine Daten exportieren',
  failed: 'Dein Export konnte nicht geschrieben werden. Bitte versuch es noch einmal.',
  file: '{rows, plural, one {# Zeile} other {# Zeilen}}, erstellt am {at, date, dayAndYear}',
  loading: 'Deine Exporte werden geladen',
  mailBody: `Hallo {name},

die Kopie deiner Daten, um die du gebeten hast, ist fertig. Du kannst sie {hours, number} Stunden lang herunterladen.`,
  mailButton: 'Zum Download',
  mailAfter:
    'Wenn du nicht darum gebeten hast, ist vielleicht jemand anderes mit deinem Konto angemeldet. Ändere dein Passwort und melde dich überall ab.',
  mailSubject: 'Dein Export ist fertig',
  readme:
    'Deine Daten bei Wellmet\n\nKonto: {name}, {email}\nGeschrieben: {at}\n\nDieses Archiv enthält alles, was du diesem Server gegeben hast und was deinetwegen gespeichert ist. Jede Tabelle ist zweimal da: als JSON für Programme und als CSV für Tabellenprogramme. Tabellen ohne Zeilen von dir fehlen.\n\nWoher es kommt: was du eingegeben hast, deine importierten Dateien, deine verbundenen Konten und was daraus berechnet ist.\n\nWer es bekommt: Mitglieder deiner Workspaces sehen, was du mit ihnen teilst. Kontaktpersonen und Zielpersonen sehen die Anfragen, die du ihnen schickst. Externe Dienste bekommen, was du über deine verbundenen Konten sendest. Sonst bekommt es niemand.\n\nWie lange es gespeichert ist: bis du es oder dein Konto löschst. E-Mails werden nach 30 Tagen gelöscht, fehlgeschlagene Anmeldungen nach einem Tag. Sicherungen werden nach der Zeit gelöscht, die eure Serveradministration festgelegt hat.\n\nInterne Nummern von Personen und Firmen stehen hier als die IDs, die die API zeigt.\n\nNicht in diesem Archiv, und warum:',
  leftOut:
    '{needs, select, sign_on {{workspace} ist nicht dabei: Dort ist Single Sign-on Pflicht. Fahre mit Single Sign-on fort, und exportiere dann noch einmal.} other {{workspace} ist nicht dabei: Dort ist die Anmeldung in zwei Schritten Pflicht. Richte sie ein, und exportiere dann noch einmal.}}',
  notDownloaded:
    '{needs, select, sign_on {In einem Workspace dieses Exports ist Single Sign-on Pflicht. Fahre mit Single Sign-on fort, und lade ihn dann herunter.} other {In einem Workspace dieses Exports ist die Anmeldung in zwei Schritten Pflicht. Richte sie unter „Einstellungen“, „Sicherheit“ ein, und lade ihn dann herunter.}}',
  readmeLeftOut:
    '{needs, select, sign_on {Alles im Workspace {workspace}: Dort ist Single Sign-on Pflicht, und du warst ohne angemeldet.} other {Alles im Workspace {workspace}: Dort ist die Anmeldung in zwei Schritten Pflicht, und du hattest sie nicht eingerichtet.}}',
  theExports: 'Deine Exporte',
  title: 'Deine Daten',
  until: 'Du kannst ihn bis {until, date, moment} herunterladen.',
  writing: 'Dein Export wird geschrieben: {done, number} von {total, number}',
  waiting: 'Dein Export beginnt gleich. Wir schicken dir eine E-Mail, wenn er fertig ist.',
})
