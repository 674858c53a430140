import { translate } from '@wellmet/platform/messages/translations.ts'
import type { lookupsMessages } from './lookups.messages.ts'

translate<typeof lookupsMessages>('de', 'lookups', {
  // The result of a look-up
  creditsUsedUp: 'Das Guthaben dieses Monats ist bis zum {until, date, longDay} aufgebraucht.',
  didNotAnswer: 'Keine Antwort von {providers}. Versuch es später noch einmal.',
  found: '{provider} kennt diese Person.',
  keyRefused: '{providers} akzeptiert den Schlüssel dieses Workspace nicht. Admins können einen neuen verbinden.',
  noMatch: 'Kein Anbieter kennt diese Person.',
  notAsked: 'Wellmet schlägt diese Person nicht nach.',
  notEnough: 'Ergänze zuerst ein Unternehmen oder eine E-Mail-Adresse: Ein Name allein passt auf zu viele Menschen.',
  off: 'Kein Anbieter ist verbunden. Admins können unter Einstellungen → Nachschlagen einen verbinden.',
  tooFast:
    'Zu viele Personen auf einmal nachgeschlagen. Versuch es in {seconds, plural, one {# Sekunde} other {# Sekunden}} noch einmal.',

  // On the contact
  about:
    'Was die Anbieter deines Workspace sagen. Nur du siehst es, und der Kontakt bleibt, wie er ist, bis du es übernimmst.',
  atCompany: '{title} bei {company}',
  lookUp: 'Position nachschlagen',
  notLookedUp: 'Nichts wurde nachgeschlagen. {reason}',
  nothingSaid: 'Keine Position',
  opensNewTab: '(öffnet einen neuen Tab)',
  profile: 'LinkedIn-Profil',
  roleToday: 'Position heute',
  saidOn: '{provider}, {on, date, longDay}',
  takeOver: 'Übernehmen',
  takeOverOf: 'Übernehmen, was {provider} sagt',
  verifiedOn: 'Bestätigt am {on, date, longDayAndYear}',
  whatTheySaid: 'Was Anbieter sagen',
})
