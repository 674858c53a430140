import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const workspacesMessages = defineMessages('workspaces', {
  changedAbout: 'Another tab went there. This page still shows {before}, and nothing you do here is saved.',
  changedTitle: 'You are in {workspace} now',
  createWorkspace: 'Create workspace',
  enterFailed: 'You are still in the same workspace. {reason}',
  goBackTo: 'Go back to {workspace}',
  goTo: 'Go to {workspace}',
  name: 'Name',
  nameMissing: 'Enter a name for the workspace.',
  newWorkspaceAbout: 'You’ll be its owner. It starts empty and is separate from your other workspaces.',
  noWorkspace: 'You are not in a workspace',
  noWorkspaceAbout: 'Create one, or open the link in an invitation email.',
  otherWorkspacesAbout: 'You left the workspace you were in, or were removed from it. Choose where to go.',
  removedAbout: 'You left it, or were removed from it. Nothing you do on this page is saved.',
  removedTitle: 'You are no longer in this workspace',
  renameNotAllowed: 'Only owners and admins can rename this workspace.',
  save: 'Save',
  saved: 'Saved.',
  showWorkspaces: 'Show my workspaces',
  theWorkspace: 'The workspace',
  thisWorkspace: 'This workspace',
})
