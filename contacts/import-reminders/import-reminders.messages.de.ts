import { translate } from '@wellmet/platform/messages/translations.ts'
import type { importRemindersMessages } from './import-reminders.messages.ts'

translate<typeof importRemindersMessages>('de', 'importReminders', {
  // While LinkedIn prepares the archive
  cancelReminder: 'Erinnerung abbrechen',
  confirmFirst: 'Bestätige zuerst deine E-Mail-Adresse. Dann können wir dir eine Erinnerung schicken.',
  loading: 'Deine Erinnerung wird geladen',
  meanwhile: 'Während du wartest',
  meanwhileAbout:
    'LinkedIn braucht bis zu einem Tag für das vollständige Archiv. Du musst diese Seite nicht offen lassen und kannst schon ohne das Archiv anfangen:',
  meanwhileContacts:
    '<link>Importiere dein Adressbuch oder deinen Kalender</link>. Beides dauert eine Minute, und auch daraus entstehen Wege.',
  meanwhileGoal:
    '<link>Sag, wen du erreichen willst</link>. Wege dorthin erscheinen, sobald deine Datei importiert ist.',
  meanwhileTeam:
    '<link>Lade ein Teammitglied ein</link>. Sobald es seine Kontakte mit dir teilt, findest du Wege über sie.',
  notChanged: 'Nichts wurde geändert. {reason}',
  remindMe: 'Per E-Mail erinnern',
  reminderPlanned: 'Wir schicken dir am {on, date, moment} eine E-Mail, wenn du bis dahin keine Datei importierst.',
  yourReminder: 'Deine Erinnerung',

  // Mail
  mailSubject: 'Dein LinkedIn-Archiv sollte jetzt bereit sein',
  mailBody: `Hallo {name},

gestern hast du um eine Erinnerung gebeten. Inzwischen hat dir LinkedIn wahrscheinlich eine E-Mail mit einem Link zu deinem Archiv geschickt. Lade die ZIP-Datei herunter, und leg sie hier ab.`,
  mailButton: 'Archiv importieren',
  mailAfter: 'Du musst sie nicht entpacken. Der Link in der E-Mail von LinkedIn gilt 72 Stunden.',
})
