import { workspacesMessages } from '@wellmet/account/workspaces/workspaces.messages.ts'

export const workspaceNameRule = (name: string): string | null =>
  name.trim() === '' ? workspacesMessages.nameMissing() : null
