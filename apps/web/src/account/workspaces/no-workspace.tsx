import { Button } from '@mantine/core'
import { EmptyState } from '../../kit/empty-state.tsx'
import { usePanel } from '../../kit/use-panel.ts'
import { workspacesMessages } from '@wellmet/account/workspaces/workspaces.messages.ts'

export const NoWorkspace = () => {
  const { open } = usePanel()
  return (
    <EmptyState
      title={workspacesMessages.noWorkspace()}
      next={<Button onClick={() => open('new-workspace')}>{workspacesMessages.createWorkspace()}</Button>}
    >
      {workspacesMessages.noWorkspaceAbout()}
    </EmptyState>
  )
}
