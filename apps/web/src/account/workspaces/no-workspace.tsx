import { Button } from '@mantine/core'
import { EmptyState } from '../../kit/empty-state.tsx'
import { usePanel } from '../../kit/use-panel.ts'

export const NoWorkspace = () => {
  const { open } = usePanel()
  return (
    <EmptyState
      title="You are in no workspace"
      next={<Button onClick={() => open('new-workspace')}>Create a workspace</Button>}
    >
      Your account is fine, but there is no place it belongs to. Create one, or open an invitation from your mail.
    </EmptyState>
  )
}
