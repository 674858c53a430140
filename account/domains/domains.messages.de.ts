import { translate } from '@wellmet/platform/messages/translations.ts'
import type { domainsMessages } from './domains.messages.ts'

translate<typeof domainsMessages>('de', 'domains', {
  // Screens
  about:
    'Weise nach, dass eine Domain wie acme.com deiner Firma gehört. Single Sign-on und Provisionierung gelten dann für Adressen dieser Domain. Teile davon, etwa mail.acme.com, werden einzeln nachgewiesen.',
  add: 'Domain hinzufügen',
  added: '{domain} wurde hinzugefügt. Veröffentliche jetzt den Eintrag.',
  check: 'Prüfen',
  checkDomain: 'Prüfen: {domain}',
  copyName: 'Namen kopieren',
  copyValue: 'Wert kopieren',
  delete: 'Löschen',
  deleteDomain: 'Löschen: {domain}',
  deleteQuestion:
    '{domain} löschen? Single Sign-on und Provisionierung gelten dann sofort nicht mehr für Adressen dieser Domain.',
  deleted: '{domain} wurde gelöscht.',
  domain: 'Domain',
  domainExample: 'acme.com',
  foundAlias:
    'Der Name des Eintrags ist ein Alias (CNAME) für einen anderen Namen. Veröffentliche stattdessen einen TXT-Eintrag genau unter diesem Namen.',
  foundMissing:
    'Der Eintrag ist noch nicht da. Bis ein neuer Eintrag überall sichtbar ist, kann eine Stunde vergehen. Versuch es später noch einmal.',
  foundSilent: 'Die Nameserver dieser Domain antworten nicht. Versuch es später noch einmal.',
  howTo: 'Leg bei deinem DNS-Anbieter einen TXT-Eintrag mit diesem Namen und Wert an. Prüf ihn dann.',
  loading: 'Domains werden geladen',
  missing: 'Der Eintrag fehlt. Veröffentliche ihn vor dem {by, date, dayAndYear} wieder.',
  name: 'Name',
  none: 'Noch keine Domains.',
  notChanged: 'Nichts wurde geändert. {reason}',
  notProven: 'Noch nicht nachgewiesen',
  proven: 'Nachgewiesen seit {since, date, dayAndYear}',
  provenNow: '{domain} ist nachgewiesen.',
  recordKept: 'Lass den Eintrag stehen. Wir prüfen ihn jeden Tag.',
  theDomains: 'Domains',
  title: 'Domains',
  typed: 'Gib eine Domain ein, zum Beispiel acme.com.',
  value: 'Wert',

  // Notifications
  lostBody:
    'Der DNS-Eintrag fehlte zu lange. Single Sign-on und Provisionierung gelten nicht mehr für Adressen dieser Domain.',
  lostTitle: '{domain} ist nicht mehr nachgewiesen',
  missingBody:
    'Veröffentliche ihn wieder. Drei Tage nachdem er zuletzt da war, gilt die Domain nicht mehr als nachgewiesen, und Single Sign-on und Provisionierung gelten nicht mehr für ihre Adressen.',
  missingTitle: 'Der DNS-Eintrag von {domain} fehlt',

  // Refusals
  alreadyAdded: '{domain} ist schon in der Liste. Veröffentliche den Eintrag, und prüf ihn.',
  freeMail: 'Jeder kann eine Adresse bei {domain} haben. Füge eine Domain hinzu, die nur deiner Firma gehört.',
  notDomain: 'Das ist keine Domain. Schreib sie wie in einer E-Mail-Adresse nach dem @, zum Beispiel acme.com.',
  provenByAnother:
    'Ein anderer Workspace hat {domain} nachgewiesen. Lösch den anderen Eintrag „wellmet-domain“ aus deinem DNS; drei Tage danach kannst du die Domain hier nachweisen.',
  publicSuffix: 'Jeder kann Namen unter {domain} registrieren. Füge eine Domain hinzu, die nur deiner Firma gehört.',
  tooMany: 'Ein Workspace kann {most, number} Domains haben. Lösch eine, die du nicht mehr brauchst.',
})
