import { translate } from '@wellmet/platform/messages/translations.ts'
import type { notificationsMessages } from './notifications.messages.ts'

translate<typeof notificationsMessages>('de', 'notifications', {
  // Screens
  actionAbout: '{action}: {title}',
  all: 'Alle',
  allRead: 'Keine ungelesenen Mitteilungen',
  allReadAbout: 'Neue Mitteilungen bleiben hier, bis du sie öffnest oder als gelesen markierst.',
  answer: 'Antworten',
  chooseNotifications: 'Mitteilungen auswählen',
  decide: 'Entscheiden',
  daily: 'Tägliche E-Mail',
  dailyAbout:
    'Du bekommst sie um 8 Uhr, wenn du ungelesene Mitteilungen hast, die du per E-Mail möchtest. Wir schicken sie an {email}.',
  dailyAboutUnconfirmed:
    'Du bekommst sie um 8 Uhr, wenn du ungelesene Mitteilungen hast, die du per E-Mail möchtest. Bestätige zuerst deine Adresse {email}.',
  brief: 'Morgenüberblick',
  briefAbout:
    'Gute Nachrichten, was auf dich wartet und deine besten Wege, wie auf der Startseite, um 8 Uhr. Gibt es nichts Neues, kommt keine E-Mail.',
  delete: 'Löschen',
  deleteNotification: 'Löschen: {title}',
  deleteRead: 'Alle gelesenen löschen',
  deleteReadNotifications: 'Alle gelesenen löschen: Mitteilungen',
  deleteReadQuestion: 'Alle gelesenen Mitteilungen in diesem Workspace löschen? Ungelesene bleiben.',
  deliveryApp: 'App',
  deliveryDigest: 'App und tägliche E-Mail',
  deliveryOff: 'Aus',
  event: 'Ereignis',
  followUp: 'Nachfassen',
  group:
    '{kind, select, imports {{count, plural, one {# Import ist fertig} other {# Importe sind fertig}}} other {{count, plural, one {# Person ist} other {# Personen sind}} dem Workspace beigetreten}}',
  howNotified: 'Wie du benachrichtigt wirst',
  loading: 'Deine Mitteilungen werden geladen',
  markAllRead: 'Alle als gelesen markieren',
  markRead: 'Als gelesen markieren',
  markReadNotification: 'Als gelesen markieren: {title}',
  none: 'Noch keine Mitteilungen',
  noneAbout:
    'Du wirst benachrichtigt, wenn eine Kontaktperson dir antwortet, wenn dich jemand um ein Intro bittet oder deinem Workspace beitritt und wenn eine <import>importierte</import> Datei gelesen ist.',
  notChanged: 'Nichts wurde geändert. {reason}',
  notifications: 'Mitteilungen',
  saved: 'Gespeichert.',
  seeAll: 'Alle Mitteilungen ansehen',
  setTimeZone: '{zone} verwenden',
  settings: 'Einstellungen',
  showOlder: 'Ältere Mitteilungen zeigen',
  someUnread: '(ungelesen)',
  timeZone: 'Zeitzone',
  timeZoneNotFound: 'Diese Zeitzone gibt es nicht. Versuch es mit der größten Stadt in deiner Nähe.',
  unread: 'Ungelesen',
  unreadTitle: 'Ungelesen: {title}',
  whichNotifications: 'Welche Mitteilungen',
  yourNotifications: 'Deine Mitteilungen',
  alsoInChannels:
    'Manche erreichen dich auch in Slack, Teams oder Telegram: Wähle sie unter <channels>Kanäle</channels>.',
  yourNotificationsAbout: 'Diese Einstellungen gelten für alle deine Workspaces. Jede Auswahl wird sofort gespeichert.',
  yourSettings: 'Deine Einstellungen',

  // Kinds
  approvalAsked: 'Etwas wartet auf deine Genehmigung',
  approvalDecided: 'Etwas, worum du gebeten hast, wurde genehmigt oder abgelehnt',
  connectorAnswers: 'Eine Kontaktperson beantwortet deine Anfrage',
  domainLost: 'Eine Domain eines deiner Workspaces lässt sich nicht mehr nachweisen',
  followUpDue: 'Es ist Zeit, bei einer Anfrage nachzufassen',
  webhookStopped: 'Einer deiner Webhooks wurde abgeschaltet',
  accountStopped: 'Eines deiner verbundenen Konten kann nicht mehr gelesen werden',
  importFinished: 'Einer deiner Importe ist fertig',
  introductionAsked: 'Jemand bittet dich um ein Intro',
  introductionOutcome: 'Das Ergebnis eines Intros steht fest',
  invitationAnswers: 'Jemand, den du eingeladen hast, lehnt ab oder bittet um einen neuen Link',
  memberJoins: 'Jemand tritt einem Workspace bei, den du verwaltest',
  playbookNudge: 'Ein Ablauf erinnert dich an etwas',
  playbookStopped: 'Ein Ablauf, der für dich läuft, bleibt stehen',
  provisioningStopped: 'Ein Verzeichnis kann einen deiner Workspaces nicht mehr provisionieren',
  paymentMissing: 'Für einen deiner Workspaces fehlt eine Zahlung',

  // What happened
  memberJoined: '{name} ist dem Workspace beigetreten',

  // Mails
  digestSubjectMore: '{title} und {more, number} weitere',
  digestBegins: `Hallo {name},

du hast ungelesene Mitteilungen auf Wellmet.`,
  alsoUnread: 'Auch ungelesen',
  briefBegins: `Guten Morgen {name},

das ist heute wichtig.`,
  digestLeave: 'Wähle, welche Mitteilungen du per E-Mail bekommst',
  digestMore: 'Und {more, number} weitere',
})
