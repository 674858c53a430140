import { translate } from '@wellmet/platform/messages/translations.ts'
import type { leavingMessages } from './leaving.messages.ts'

translate<typeof leavingMessages>('de', 'leaving', {
  about:
    'Deine Kontakte, Notizen, Anfragen, Listen, verbundenen Konten und Einstellungen werden gelöscht. Sobald du bestätigst, bist du überall abgemeldet, deine API-Schlüssel enden, und es wird nichts mehr für dich gelesen oder gesendet. Sieben Tage lang kannst du dich anmelden und dein Konto behalten.',
  becomesDeleted: 'Wird mit deinem Konto gelöscht: Du bist das einzige Mitglied.',
  becomesBlocking:
    'Du bist der einzige Owner. Mach jemand anderen zum Owner oder lösche den Workspace, bevor du dein Konto löschst.',
  becomesLeft: 'Die anderen Mitglieder behalten ihn. Was du eingebracht hast, wird gelöscht.',
  confirmEmail: 'Gib zur Bestätigung deine E-Mail-Adresse ein',
  deleteAccount: 'Mein Konto löschen',
  deleteWorkspace: 'Diesen Workspace löschen',
  deleteWorkspaceTitle: 'Workspace löschen',
  deletesAlready: 'Wird am {at, date, dayAndYear} gelöscht.',
  handOver: 'Zum Owner machen',
  handOverAbout: 'Das Mitglied wird Owner, und du wirst Admin.',
  handOverDone: 'Erledigt. Du bist jetzt Admin.',
  handOverOrDelete: 'Übergeben oder löschen',
  handOverTitle: 'Ownerschaft übergeben',
  keepAccount: 'Mein Konto behalten',
  keepWorkspace: 'Diesen Workspace behalten',
  leavingAbout:
    'Du hast darum gebeten. Bis dahin wird nichts für dich gelesen oder gesendet. Wenn du es behältst, ist alles wie vorher; nur deine API-Schlüssel musst du neu anlegen.',
  leavingTitle: 'Dein Konto wird am {at, date, dayAndYear} gelöscht',
  loading: 'Es wird geladen, was gelöscht würde',
  mailBody: `Hallo {name},

dein Konto wird am {at, date, dayAndYear} gelöscht. Du bist überall abgemeldet, und es wird nichts mehr für dich gelesen oder gesendet.

Wenn du es dir anders überlegst, melde dich vor diesem Tag an und wähle „Mein Konto behalten“.`,
  mailButton: 'Anmelden',
  mailAfter: 'Wenn du nicht darum gebeten hast, melde dich an, behalte dein Konto und ändere dein Passwort.',
  mailSubject: 'Dein Konto wird in sieben Tagen gelöscht',
  newOwner: 'Neuer Owner',
  noOtherMembers: 'In diesem Workspace ist sonst niemand. Lade zuerst jemanden ein, oder lösche den Workspace.',
  notItsName: 'Das ist nicht der Name des Workspace.',
  notYourAddress: 'Das ist nicht deine E-Mail-Adresse.',
  othersAbout:
    'Wen du um etwas gebeten hast, behält die erhaltenen E-Mails, aber die Links darin öffnen nichts mehr. Anfragen anderer an dich enden, und dein Name wird daraus entfernt.',
  signOut: 'Abmelden',
  soleOwner:
    'Du bist der einzige Owner von {workspaces}. Mach jemand anderen zum Owner oder lösche den Workspace, bevor du dein Konto löschst.',
  theDeletion: 'Die Löschung',
  title: 'Konto löschen',
  typeName: 'Gib zur Bestätigung den Namen des Workspace ein',
  workspaceAbout:
    'Alles, was alle Mitglieder in diesem Workspace haben, wird gelöscht: Kontakte, Anfragen, Listen und das Audit-Log. Das geschieht in sieben Tagen. Alle Mitglieder bekommen eine E-Mail, und bis dahin kann jeder Owner den Workspace behalten.',
  workspaceDeletes: 'Dieser Workspace wird am {at, date, dayAndYear} gelöscht',
  workspaceDeletesAbout:
    'Ein Owner hat darum gebeten. Bis dahin funktioniert alles, und du kannst deine Daten exportieren.',
  workspaceMailBody: `Hallo {name},

{by} möchte den Workspace {workspace} löschen. Er wird am {at, date, dayAndYear} gelöscht, mit allem, was du darin hast. Bis dahin kann ein Owner ihn noch behalten.

Hier kannst du deine Daten exportieren.`,
  workspaceMailButton: 'Meine Daten exportieren',
  workspaceMailSubject: 'Der Workspace {workspace} wird gelöscht',
  yourWorkspaces: 'Was mit deinen Workspaces geschieht',
})
