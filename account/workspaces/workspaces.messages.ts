import { defineMessages } from '@wellmet/platform/messages/messages.ts'

export const workspacesMessages = defineMessages('workspaces', {
  createWorkspace: 'Create workspace',
  enterFailed: 'You are still in the same workspace. {reason}',
  name: 'Name',
  nameMissing: 'Enter a name for the workspace.',
  newWorkspaceAbout: 'You’ll be its owner. It starts empty and is separate from your other workspaces.',
  noWorkspace: 'You are not in a workspace',
  noWorkspaceAbout: 'Create one, or open the link in an invitation email.',
  renameNotAllowed: 'Only owners and admins can rename this workspace.',
  save: 'Save',
  saved: 'Saved.',
  theWorkspace: 'The workspace',
  thisWorkspace: 'This workspace',
})
