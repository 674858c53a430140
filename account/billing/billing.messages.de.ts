import { translate } from '@wellmet/platform/messages/translations.ts'
import type { billingMessages } from './billing.messages.ts'

translate<typeof billingMessages>('de', 'billing', {
  // Screens
  about: 'Was dieser Workspace bezahlt, und bis wann.',
  allIncluded: 'Alle Funktionen sind enthalten, auch {features}.',
  annually: 'Jährlich',
  billing: 'Abrechnung',
  cancelledAbout: 'Dann endet dein Tarif. Bis dahin geht alles wie bisher.',
  checking: 'Wir warten auf den Zahlungsdienst. Das dauert ein paar Sekunden.',
  choosePlan: 'Tarif wählen',
  choosePlanAbout:
    'Du zahlst für Mitglieder, nicht für Leute mit Lesezugriff, und zwar auf einer Seite von Stripe. Dort siehst du den Preis, bevor du dich entscheidest.',
  ends: 'Endet am',
  endedAbout:
    'Der Tarif dieses Workspace ist zu Ende. Alles, was hier ist, bleibt. Du kannst wieder einen Tarif wählen.',
  featureName: '{feature, select, sso {Single Sign-on} scim {Benutzerverwaltung über SCIM} other {{feature}}}',
  forOwners: 'Die Abrechnung ist für Owner',
  forOwnersAbout: 'Ein Owner dieses Workspace kann sehen und ändern, was er bezahlt.',
  includes: 'Enthält',
  interval: 'Wie oft',
  manage: 'Karten, Rechnungen und Kündigung',
  monthly: 'Monatlich',
  nextRenewal: 'Verlängert sich am',
  noPlan: 'Noch kein Tarif',
  notOpened: 'Die Zahlungsseite ging nicht auf. {reason}',
  ofPlan: 'Tarif',
  pastDue: 'Eine Zahlung fehlt.',
  pastDueAbout:
    'Bis zum {at, date, dayAndYear} geht alles. Danach werden keine neuen Anfragen mehr gesendet, bis bezahlt ist; Lesen, Export und Sicherheit gehen weiter.',
  pastDueTitle: 'Eine Zahlung fehlt',
  pay: 'Zur Zahlung',
  planName: '{plan, select, team {Team} business {Business} other {{plan}}}',
  planOffer:
    '{plan, select, team {Bis zu 50 Mitglieder, mit Single Sign-on} business {Bis zu 1.000 Mitglieder, mit Single Sign-on und Benutzerverwaltung über SCIM} other {{plan}}}',
  planUnknown: 'Ein Tarif nur für dich',
  seats: 'Mitglieder',
  seatsAbout:
    '{paid, plural, =0 {{count, plural, one {# Mitglied. Lesezugriff kostet nichts.} other {# Mitglieder. Lesezugriff kostet nichts.}}} other {{count, plural, one {# Mitglied} other {# Mitglieder}}, {paid, plural, one {# ist bezahlt} other {# sind bezahlt}}. Lesezugriff kostet nichts.}}',
  selfHosted: 'Auf diesem Server kostet Wellmet nichts. Hier gibt es nichts zu bezahlen.',
  startTrial: '14 Tage testen',
  settle: 'Jetzt begleichen',
  stateName:
    '{state, select, trial {Testzeit} active {Bezahlt} pastDue {Zahlung fehlt} unpaid {Unbezahlt} ended {Zu Ende} other {Kein Tarif}}',
  status: 'Stand',
  subscriptionEnds:
    'Der Tarif dieses Workspace wird in dem Moment gekündigt, in dem der Workspace gelöscht wird. Rechnungen bleiben bei Stripe.',
  theBilling: 'Der Tarif',
  trialAbout: 'Du brauchst keine Karte. Gibst du keine an, endet die Testzeit von selbst, und nichts wird abgebucht.',
  trialEnds: 'Testzeit endet am',
  unpaid: 'Dieser Workspace ist unbezahlt.',
  unpaidTitle: 'Der Workspace ist nicht bezahlt',
  unpaidAbout:
    'Bis bezahlt ist, werden keine neuen Anfragen gesendet. Lesen, Export und Sicherheit gehen, und nichts wird gelöscht.',

  // Refusals
  hasPlan: 'Dieser Workspace hat schon einen Tarif. Öffne „Karten, Rechnungen und Kündigung“, um ihn zu ändern.',
  noPortalYet: 'Es gibt noch nichts zu verwalten. Wähle zuerst einen Tarif.',
  notInPlan:
    'Der Tarif dieses Workspace enthält {feature, select, sso {kein Single Sign-on} scim {keine Benutzerverwaltung über SCIM} other {{feature} nicht}}. Wähle unter Einstellungen, Abrechnung, einen anderen Tarif.',
  notSigned: 'Die Signatur fehlt oder passt nicht, oder das Ereignis ist zu alt.',
  nothingSold: 'Diesen Server betreibt jemand selbst. Hier gibt es nichts zu bezahlen.',
  priceMissing: 'Der Preis {price} ist bei Stripe nicht eingerichtet. Sag es der Person, die diesen Server betreibt.',
  providerSilent: 'Stripe hat nicht geantwortet. Es wurde nichts abgebucht. Versuch es in einer Minute noch einmal.',
  tooManySeats:
    'Dieser Tarif ist für bis zu {most, number} Mitglieder, und dieser Workspace hat {seats, number}. Wähle einen größeren Tarif.',
  unpaidNoAsks:
    'Dieser Workspace ist unbezahlt, deshalb werden keine neuen Anfragen gesendet. Ein Owner kann unter Einstellungen, Abrechnung, bezahlen. Lesen und Export gehen weiter.',
})
