import formStyles from '../../kit/form.module.css'
import { Button } from '@mantine/core'
import { EmptyState } from '../../kit/empty-state.tsx'
import { usePanel } from '../../kit/use-panel.ts'
import { useSession } from '../users/session.ts'
import { useEnterWorkspace } from './use-enter-workspace.ts'
import { workspacesMessages } from '@wellmet/account/workspaces/workspaces.messages.ts'

export const NoWorkspace = () => {
  const { open } = usePanel()
  const { workspaces } = useSession()
  const enter = useEnterWorkspace()
  const create = <Button onClick={() => open('new-workspace')}>{workspacesMessages.createWorkspace()}</Button>
  const others = workspaces.map(({ id, name }) => (
    <Button key={id} onClick={() => enter(id)}>
      {workspacesMessages.goTo({ workspace: name })}
    </Button>
  ))
  return (
    <EmptyState
      title={workspacesMessages.noWorkspace()}
      next={others.length > 0 ? <div className={formStyles.buttons}>{others}</div> : create}
    >
      {others.length > 0 ? workspacesMessages.otherWorkspacesAbout() : workspacesMessages.noWorkspaceAbout()}
    </EmptyState>
  )
}
