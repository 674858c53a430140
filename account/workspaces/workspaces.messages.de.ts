import { translate } from '@wellmet/platform/messages/translations.ts'
import type { workspacesMessages } from './workspaces.messages.ts'

translate<typeof workspacesMessages>('de', 'workspaces', {
  changedAbout:
    'Ein anderer Tab ist dorthin gewechselt. Diese Seite zeigt noch {before}, und was du hier tust, wird nicht gespeichert.',
  changedTitle: 'Du bist jetzt in {workspace}',
  createWorkspace: 'Workspace erstellen',
  enterFailed: 'Du bist noch im selben Workspace. {reason}',
  goBackTo: 'Zurück zu {workspace}',
  goTo: 'Zu {workspace}',
  name: 'Name',
  nameMissing: 'Gib einen Namen für den Workspace ein.',
  newWorkspaceAbout: 'Du bist Owner. Er ist am Anfang leer und von deinen anderen Workspaces getrennt.',
  noWorkspace: 'Du bist in keinem Workspace',
  noWorkspaceAbout: 'Erstell einen, oder öffne den Link in einer Einladung.',
  otherWorkspacesAbout: 'Du hast deinen Workspace verlassen oder wurdest daraus entfernt. Wähle, wohin du möchtest.',
  removedAbout:
    'Du hast ihn verlassen oder wurdest daraus entfernt. Was du auf dieser Seite tust, wird nicht gespeichert.',
  removedTitle: 'Du bist nicht mehr in diesem Workspace',
  renameNotAllowed: 'Nur Owner und Admins können diesen Workspace umbenennen.',
  save: 'Speichern',
  saved: 'Gespeichert.',
  showWorkspaces: 'Meine Workspaces zeigen',
  signInForOwners: 'Wie sich Mitglieder anmelden, bestimmen Owner',
  signInForOwnersAbout: 'Frag einen Owner dieses Workspace. Wie du selbst dich anmeldest, steht unter Sicherheit.',
  theWorkspace: 'Workspace',
  thisWorkspace: 'Dieser Workspace',
})
