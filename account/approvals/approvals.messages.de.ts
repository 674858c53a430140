import { translate } from '@wellmet/platform/messages/translations.ts'
import type { approvalsMessages } from './approvals.messages.ts'

translate<typeof approvalsMessages>('de', 'approvals', {
  // Screens
  about:
    'Manches wartet darauf, dass ein Inhaber oder Admin zustimmt. Entscheidet niemand rechtzeitig, lautet die Antwort Nein.',
  addPolicy: 'Automatisch genehmigen',
  approve: 'Genehmigen',
  approveTitle: 'Genehmigen: {title}',
  approved: 'Genehmigt.',
  approvedBy: 'Genehmigt von {name}',
  automatic: 'Automatisch',
  automaticAbout: 'Durch eine der Regeln unten genehmigt, ohne dass jemand hingesehen hat.',
  automaticBy: 'Automatisch genehmigt. Verantwortlich: {name}.',
  backToAll: 'Alle Genehmigungen',
  decide: 'Entscheiden',
  endPolicy: 'Regel beenden',
  endPolicyQuestion: 'Diese Regel beenden? Ab jetzt muss jemand jede einzelne genehmigen.',
  endTitle: 'Regel beenden: {title}',
  expired: 'Niemand hat rechtzeitig entschieden, also lautete die Antwort Nein.',
  expires: 'Läuft {ago} ab',
  forAdmins: 'Nur Inhaber und Admins entscheiden',
  forAdminsAbout: 'Frag einen Inhaber oder Admin dieses Workspace.',
  loading: 'Genehmigungen werden geladen',
  mostADay: 'Höchstens in 24 Stunden',
  mostItems: 'Höchstens Personen oder Dinge auf einmal',
  needsSomebodyElse:
    'Du hast darum gebeten. Weil es Geld kostet oder viele Menschen erreicht, muss ein anderer Admin zustimmen.',
  noneAutomatic: 'Nichts wurde automatisch genehmigt',
  noneAutomaticAbout: 'Was eine Regel genehmigt, steht hier.',
  nonePending: 'Nichts wartet',
  nonePendingAbout: 'Wenn etwas deine Zustimmung braucht, erscheint es hier, und du wirst benachrichtigt.',
  noneRejected: 'Nichts wurde abgelehnt',
  noneRejectedAbout: 'Was jemand abgelehnt hat oder was abgelaufen ist, steht hier.',
  notChanged: 'Nichts wurde geändert. {reason}',
  openTitle: 'Öffnen: {title}',
  pending: 'Wartet',
  policies: 'Automatisch genehmigt',
  policiesAbout: 'In diesen Grenzen muss niemand hinsehen. Geld und E-Mails an viele brauchen immer einen Menschen.',
  policyAdded: 'Regel hinzugefügt.',
  policyEnded: 'Beendet am {at, date, dayAndYear}',
  policyLimits:
    'Höchstens {mostADay, number} in 24 Stunden, {mostItems, plural, one {# Person oder Ding} other {# Personen oder Dinge}} auf einmal. Verantwortlich: {owner}.',
  policyOwnerLeft: '{owner} ist nicht mehr Inhaber oder Admin, deshalb genehmigt die Regel nichts.',
  policySuspended: 'Ausgesetzt, weil jemand etwas abgelehnt hat',
  policyUntil: 'Bis {at, date, dayAndYear}',
  noPolicies: 'Nichts wird automatisch genehmigt.',
  reason: 'Grund (freiwillig)',
  reasonGiven: 'Grund: {reason}',
  reject: 'Ablehnen',
  rejectTitle: 'Ablehnen: {title}',
  rejected: 'Abgelehnt',
  rejectedBy: 'Abgelehnt von {name}',
  rejectedNow: 'Abgelehnt. Regeln dafür sind ausgesetzt.',
  requestedBy: 'Angefragt von {name} {ago}',
  requestedByServer: 'Angefragt {ago}',
  resume: 'Fortsetzen',
  resumeTitle: 'Regel fortsetzen: {title}',
  showOlder: 'Ältere Genehmigungen zeigen',
  statsLine:
    'Letzte {days, number} Tage: {approved, number} genehmigt, {automatic, number} automatisch, {rejected, number} abgelehnt, {expired, number} abgelaufen.',
  statsMedian: 'Die Hälfte war nach {hours, plural, =0 {einer Stunde} one {# Stunde} other {# Stunden}} entschieden.',
  theApproval: 'die Genehmigung',
  theApprovals: 'die Genehmigungen',
  thePolicies: 'die Regeln',
  title: 'Genehmigungen',
  until: 'Bis',
  what: 'Was',
  whichApprovals: 'Welche Genehmigungen',
  withdrawn: 'Es wird nicht mehr gebraucht, deshalb gibt es nichts zu entscheiden.',

  // Notifications
  askedTitle: 'Etwas wartet auf deine Genehmigung',
  decidedTitle:
    '{verdict, select, approved {Genehmigt} rejected {Abgelehnt} other {Niemand hat rechtzeitig entschieden}}: {title}',

  // Mails
  mailSubject: 'Genehmigung in {workspace} nötig',
  mailBody: `Hallo {name},

in {workspace} wartet etwas auf deine Genehmigung. Hier siehst du, was passieren würde, und entscheidest: {link}

Entscheidet niemand rechtzeitig, passiert es nicht.
`,

  // Refusals
  alreadyDecided: 'Darüber hat schon jemand entschieden.',
  changed: 'Das ist nicht, was dir gezeigt wurde. Lade die Seite neu, und sieh es dir noch einmal an.',
  endTooFar: 'Wähl ein Datum in den nächsten {most, number} Tagen.',
  neverAutomatic: 'Das kann nicht automatisch genehmigt werden.',
  tooMany: 'Mehr als {most, number} Genehmigungen warten. Entscheide zuerst über einige davon.',
  tooManyPolicies: 'Ein Workspace kann {most, number} Regeln haben.',
})
