import { translate } from '@wellmet/platform/messages/translations.ts'
import type { agentsMessages } from './agents.messages.ts'

translate<typeof agentsMessages>('de', 'agents', {
  backups: 'Sicherungswache',
  backupsPurpose:
    'Prüft, ob Sicherungen gemacht werden und sich wiederherstellen lassen, und fragt eine Probe an, wenn eine fällig ist.',
  queues: 'Jobwache',
  queuesPurpose: 'Prüft, ob Jobs rechtzeitig laufen, und fragt, ob aufgegebene neu versucht werden sollen.',
  syncs: 'Synchronisierungswache',
  syncsPurpose: 'Prüft, wie viele Synchronisierungen verbundener Konten fehlschlagen.',
  mails: 'E-Mail-Wache',
  mailsPurpose:
    'Prüft, wie viele E-Mails andere Server ablehnen, und fragt, ob E-Mails angehalten werden sollen, wenn es zu viele sind.',
  report: 'Wochenbericht',
  reportPurpose: 'Schreibt in Zahlen auf, was in einer Woche passiert ist.',
  tool: '{tool, select, retry_jobs {Fehlgeschlagene Jobs neu versuchen} pause_sending {Alle E-Mails anhalten} run_drill {Wiederherstellung proben} other {Bericht schreiben}}',
  readJobs:
    '{due, plural, one {# Job ist fällig} other {# Jobs sind fällig}}, {late, plural, =0 {keine Art ist verspätet} one {# Art ist verspätet} other {# Arten sind verspätet}}, {givenUp, plural, =0 {keiner wurde aufgegeben} one {# wurde aufgegeben} other {# wurden aufgegeben}}.',
  jobsFine: 'Jobs laufen rechtzeitig.',
  jobsLate: '{late, plural, one {# Art von Jobs ist} other {# Arten von Jobs sind}} seit über 15 Minuten fällig.',
  askedRetry: 'Hat um ein Ja gebeten, {job} neu zu versuchen.',
  waitsForYes: 'Ein Ja dafür steht noch aus.',
  readSyncs:
    '{done, plural, one {# Synchronisierung} other {# Synchronisierungen}} in 24 Stunden gelungen, {failed, plural, =0 {keine fehlgeschlagen} other {# fehlgeschlagen}}.',
  syncsFine: 'Synchronisierungen funktionieren.',
  syncsFail: 'Mehr als ein Fünftel der Synchronisierungen schlägt fehl.',
  readMails:
    '{sent, plural, one {# E-Mail} other {# E-Mails}} in 24 Stunden gesendet, {failed, plural, =0 {keine fehlgeschlagen} other {# fehlgeschlagen}}.',
  complaintsUnknown: 'Beschwerden sind unbekannt: Kein Mailserver meldet sie hierher.',
  mailsFine: 'Andere Server nehmen unsere E-Mails an.',
  mailsWatch: 'Mehr als 5 % der E-Mails werden abgelehnt. „wellmet mails“ zeigt, warum.',
  mailsPause: 'Mehr als 20 % der E-Mails werden abgelehnt. Hat um ein Ja gebeten, alle E-Mails anzuhalten.',
  readBackups:
    '{hasBackups, select, yes {Die letzte Sicherung ist {dumpHours, plural, one {# Stunde} other {# Stunden}} alt.} other {Hier wurde noch nie eine Sicherung gemacht.}}',
  backupsFine: 'Sicherungen werden gemacht, und eine wurde zur Probe wiederhergestellt.',
  backupFailed: 'Die letzte Sicherung ist fehlgeschlagen oder alt.',
  drillFailed: 'Die letzte Wiederherstellungsprobe ist fehlgeschlagen.',
  drillAsked: 'Hat den Sicherungsprozess um eine Wiederherstellungsprobe gebeten.',
  drillIsWaiting: 'Eine Wiederherstellungsprobe wartet schon.',
  readWeek: 'Hat die letzten sieben Tage und die sieben davor gezählt.',
  reportJoined:
    '{joined, plural, one {# Mensch ist neu} other {# Menschen sind neu}}, in der Woche davor {before, number}.',
  reportIntroductions:
    '{asked, plural, one {# Mal} other {# Mal}} um eine Vorstellung gebeten (davor {askedBefore, number}), {made, number} gemacht, {booked, plural, one {# Treffen} other {# Treffen}} vereinbart.',
  reportAnswers: 'Kontaktpersonen haben zu {yes, number} von {ended, number} Ja gesagt.',
  reportMail:
    '{failed, plural, =0 {Keine E-Mail ist fehlgeschlagen.} one {# E-Mail ist fehlgeschlagen.} other {# E-Mails sind fehlgeschlagen.}}',
  ended:
    '{state, select, done {Fertig.} stopped {Gestoppt: Die Agenten wurden ausgeschaltet.} over_budget {Gestoppt: Das Budget ist aufgebraucht.} other {Fehlgeschlagen. Das Log des Workers sagt, warum.}}',
  isOff: 'Die Agenten sind aus. Starte sie zuerst.',
  notAdded: 'Dieser Agent wurde auf diesem Server noch nicht hinzugefügt.',
})
