import { translate } from '@wellmet/platform/messages/translations.ts'
import type { invitationRequestsMessages } from './invitation-requests.messages.ts'

translate<typeof invitationRequestsMessages>('de', 'invitationRequests', {
  // Screens
  about: 'Ein Inhaber oder Admin muss zustimmen. Dann geht die Einladung in deinem Namen hinaus.',
  ask: 'Um Einladung bitten',
  asked: 'Angefragt. Du wirst benachrichtigt, sobald ein Admin entschieden hat.',
  email: 'E-Mail',
  invited: '{email} ist eingeladen.',
  title: 'Teammitglied vorschlagen',

  // What would happen
  access: 'Was möglich wird',
  accessAsMember: 'Die Person kann als Mitglied beitreten. Den Workspace verwalten kann sie nicht.',
  colleagueKind: 'Einladungen an eure nachgewiesenen Domains',
  inNameOf: 'Im Namen von',
  outsiderKind: 'Einladungen von Mitgliedern an andere Adressen',
  sends: 'E-Mail an',
  sendTitle: '{email} einladen',
})
