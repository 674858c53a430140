import { translate } from '@wellmet/platform/messages/translations.ts'
import type { invitationRequestsMessages } from './invitation-requests.messages.ts'

translate<typeof invitationRequestsMessages>('de', 'invitationRequests', {
  // Screens
  about: 'Ein Inhaber oder Admin muss zustimmen. Dann geht die Einladung in deinem Namen hinaus.',
  ask: 'Um Einladung bitten',
  asked:
    'Du hast um die Einladung von {email} gebeten. Du wirst benachrichtigt, sobald ein Inhaber oder Admin entschieden hat.',
  email: 'E-Mail',
  invited: '{email} ist eingeladen.',
  mine: 'Deine Vorschläge',
  noAnswer: 'Niemand hat rechtzeitig entschieden',
  saidNo: 'Abgelehnt von {name} {ago}',
  saidYes: 'Genehmigt von {name} {ago} und in deinem Namen eingeladen',
  sentAutomatically: 'In deinem Namen eingeladen {ago}',
  takenBack: 'Zurückgezogen oder nicht mehr nötig {ago}',
  title: 'Teammitglied vorschlagen',
  waits: 'Angefragt {ago}, wartet auf einen Inhaber oder Admin',
  withdraw: 'Zurückziehen',
  withdrawNamed: 'Zurückziehen: {title}',
  withdrawn: 'Zurückgezogen: {title}',

  // What would happen
  access: 'Was möglich wird',
  accessAsMember:
    'Die Person kann als Mitglied beitreten. Sie sieht die Kontakte, die Mitglieder teilen. Den Workspace verwalten kann sie nicht.',
  colleagueKind: 'Einladungen an eure nachgewiesenen Domains',
  needsDomain:
    'Automatisch genehmigt werden können nur Einladungen an eure eigene Domain, und noch ist keine Domain nachgewiesen.',
  inNameOf: 'Im Namen von',
  outsiderKind: 'Einladungen von Mitgliedern an andere Adressen',
  sends: 'E-Mail an',
  sendTitle: '{email} einladen',

  // Refusals
  alreadyAsked: '{name} hat schon am {at, date, day} darum gebeten. Ein Inhaber oder Admin entscheidet.',
  youAsked: 'Du hast schon am {at, date, day} darum gebeten. Ein Inhaber oder Admin entscheidet.',

  // Notifications
  invitedMeanwhile: '{name} hat {email} eingeladen, wie von dir vorgeschlagen',
})
