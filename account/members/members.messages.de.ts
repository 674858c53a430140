import { translate } from '@wellmet/platform/messages/translations.ts'
import type { membersMessages } from './members.messages.ts'

translate<typeof membersMessages>('de', 'members', {
  // Screens
  about: 'Kontakte, die ein Mitglied importiert, bleiben privat, bis das Mitglied sie teilt, unabhängig von der Rolle.',
  joined: 'Dabei seit',
  leave: 'Verlassen',
  leaveQuestion: '{workspace} verlassen? Um zurückzukommen, brauchst du eine neue Einladung.',
  leaveWorkspace: 'Verlassen: diesen Workspace',
  loading: 'Mitglieder werden geladen',
  member: 'Mitglied',
  members: 'Mitglieder',
  membersOfWorkspace: 'Mitglieder dieses Workspace',
  notRemoved: 'Niemand wurde entfernt. {reason}',
  remove: 'Entfernen',
  removeMember: 'Entfernen: {name}',
  removeQuestion: '{name} aus {workspace} entfernen? Konto und eigenes Netzwerk bleiben erhalten.',
  role: 'Rolle',
  roleExplained:
    '{role, select, owner {Owner können alles, auch andere Mitglieder zu Ownern machen.} admin {Admins können alles, was Mitglieder können, und verwalten Mitglieder, Einladungen und das Protokoll.} member {Mitglieder nutzen das Netzwerk und bitten um Intros.} other {Mit Lesezugriff kann man sich umsehen, aber nichts ändern.}}',
  roleName: '{role, select, owner {Owner} admin {Admin} member {Mitglied} other {Lesezugriff}}',
  roleNotChanged:
    '{role, select, owner {{name} ist weiterhin Owner. {reason}} admin {{name} ist weiterhin Admin. {reason}} member {{name} ist weiterhin Mitglied. {reason}} other {{name} hat weiterhin Lesezugriff. {reason}}}',
  roleOf: 'Rolle von {name}',
  theMembers: 'Mitglieder',

  // Refusals
  handOverToOther: 'Wähle ein anderes Mitglied: Du bist schon Owner.',
  noOwnerLeft: 'Der Workspace hätte keinen Owner mehr. Mach zuerst jemand anderen zum Owner.',
  ownersByOwnersOnly: 'Nur ein Owner kann jemanden zum Owner machen oder die Rolle eines anderen Owners ändern.',
  ownersStay:
    'Ein Verzeichnis kann keinen Owner entfernen. Das kann ein anderer Owner in den Einstellungen des Workspace.',
  removalNotAllowed: 'Nur Owner und Admins können Mitglieder entfernen, und nur ein Owner kann einen Owner entfernen.',
})
