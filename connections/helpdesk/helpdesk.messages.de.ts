import { translate } from '@wellmet/platform/messages/translations.ts'
import type { helpdeskMessages } from './helpdesk.messages.ts'

translate<typeof helpdeskMessages>('de', 'helpdesk', {
  // Screen
  tickets: 'Tickets',
  ticketsAbout:
    'Wer beim Kundendienst eine offene Frage hat, nach Firmen. Sieh hier nach, bevor du um ein Intro bittest.',
  ticketsWords: 'Kundendienst Support Kunden Zendesk',
  findCompany: 'Firma suchen',
  noTickets: 'Keine offenen Tickets',
  noTicketsAbout: 'Firmen mit offenen Tickets erscheinen hier innerhalb einer Stunde.',
  withoutCompany: 'Ohne Firma',
  loading: 'Tickets werden geladen',
  theTickets: 'die Tickets',
  seeTickets: 'Tickets nach Firmen ansehen',
  showOpen: 'Offene',
  showAll: 'Alle',
  which: 'Welche Tickets',
  number: 'Ticket {number}',
  since: 'Seit {on, date, dayAndYear}',
  statusOf:
    '{status, select, new {Neu} open {Offen} pending {Wartet auf den Kunden} hold {Zurückgestellt} solved {Gelöst} other {Geschlossen}}',
  newTicket: 'Neues Ticket',
  newTicketFor: 'Neues Ticket für {company}',
  subject: 'Betreff',
  subjectMissing: 'Gib einen Betreff ein.',
  message: 'Nachricht an dein Team',
  messageAbout: 'Eine interne Notiz. Kunden sehen sie nicht.',
  messageMissing: 'Gib eine Nachricht ein.',
  customerEmail: 'E-Mail des Kunden',
  customerAbout: 'Freiwillig. Ohne sie läuft das Ticket auf den Namen dessen, der Zendesk verbunden hat.',
  customerName: 'Name des Kunden',
  emailMissing: 'Gib die E-Mail-Adresse ein, oder lass den Namen weg.',
  create: 'Ticket anlegen',
  created: 'Ticket {number} ist angelegt. Es steht hier innerhalb einer Minute.',
  openAtZendesk: 'In Zendesk öffnen',
  done: 'Fertig',
  connectTitle: 'Kein Kundendienst ist verbunden',
  connectAbout:
    'Owner und Admins verbinden Zendesk unter Einstellungen, Verbundene Konten. Dann stehen die Tickets hier.',
  connectInSettings: 'Verbundene Konten öffnen',
  readTickets: 'Wer für welche Firma wann ein Ticket geöffnet hat, und dessen Status.',
  readByAll: 'Alle in diesem Workspace sehen bei Personen, Firmen und Wegen, wer seit wann ein offenes Ticket hat.',
  neverTickets:
    'Betreff und Text von Tickets. Sie werden aus Zendesk gelesen, wenn jemand ein Ticket öffnet, und nicht gespeichert.',

  // Refusals
  notSetUp: 'Dieser Server ist nicht für Zendesk eingerichtet. Das kann der Betreiber tun.',
  notConnected:
    'Kein Kundendienst ist verbunden. Owner und Admins können Zendesk unter Einstellungen, Verbundene Konten verbinden.',
  notAnswering: 'Zendesk hat nicht geantwortet. Versuch es in einer Minute noch einmal.',
  busy: 'Zendesk ist gerade ausgelastet. Warte eine Minute, und versuch es noch einmal.',
  connectAgain: 'Zendesk nimmt unseren Zugang nicht mehr an. Wer es verbunden hat, kann es neu verbinden.',
  notSigned: 'Das ist nicht mit dem Geheimnis des Webhooks unterschrieben oder älter als fünf Minuten.',
  reportedBy: 'Gemeldet von {name}.',
})
