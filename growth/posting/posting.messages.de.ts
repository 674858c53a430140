import { translate } from '@wellmet/platform/messages/translations.ts'
import type { postingMessages } from './posting.messages.ts'

translate<typeof postingMessages>('de', 'posting', {
  // Refusals
  alreadyThere:
    'Diese Fassung ist schon in {place} oder auf dem Weg dorthin. Veröffentliche eine neue, um sie wieder zu posten.',
  notConnectedYet:
    'Kein Ort ist verbunden. Verbinde Ghost, einen Kanal oder einen Webhook unter Einstellungen, Posten.',
  notPublished: 'Nur eine veröffentlichte Seite kann gepostet werden. Veröffentliche sie zuerst.',
  notUrl: 'Gib eine ganze Adresse ein, etwa https://example.com/hooks/posts.',
  placeTaken: 'Dieser Ort ist schon verbunden.',
  tooLong: 'Der Text für {place} ist zu lang: Er darf {most, number} Zeichen haben.',
  tooManyPlaces: 'Du hast {most, number} Orte. Entferne zuerst einen.',
  tooManyToday: 'Dieser Workspace hat heute {most, number} Mal gepostet. Versuche es morgen wieder.',

  // Names of places
  ghost: 'Ghost',
  slack: 'Slack',
  teams: 'Microsoft Teams',
  webhook: 'Webhook',
  readIt: 'Lesen',

  // What became of a post
  stateAccepted: '{place} hat es angenommen. Ob es gepostet wurde, sagt {place} nicht.',
  stateApproval: 'Wartet auf die Freigabe durch einen Admin.',
  statePosted: 'Gepostet.',
  stateRejected: 'Nicht gepostet: Es wurde nicht freigegeben.',
  stateSending: 'Wird gepostet.',
  stateUnknown:
    '{place} hat nicht geantwortet. Vielleicht wurde es gepostet, deshalb wird es nicht noch einmal gepostet. Sieh dort nach.',
  stateWaiting: 'Wartet darauf, gepostet zu werden.',
  failedAccessEnded: '{place} nimmt die Verbindung nicht mehr an. Verbinde es neu.',
  failedGone: 'Dieser Ort wurde entfernt, bevor gepostet wurde.',
  failedNotReached: '{place} war nicht erreichbar. Nichts wurde gepostet.',
  failedNotThere: '{place} hat nicht geantwortet, und der Beitrag ist nicht da. Du kannst ihn noch einmal posten.',
  failedRefused: '{place} hat es abgelehnt.',
  failedTooLong: '{place} fand es zu lang.',
  failedOutsiders: 'In diesem Kanal lesen Leute von außerhalb deiner Firma, deshalb wurde nichts gepostet.',
  failedUnpublished: 'Die Seite ging offline, bevor gepostet wurde.',

  // The approval
  approvalKind: 'Posten an anderen Orten',
  approvalTitle: '„{title}“ an {n, plural, one {# Ort} other {# Orten}} posten',
  approvalFrom: 'Von',
  approvalPlace: '{kind}: {place}',
})
