import { NewWorkspaceForm } from '../account/workspaces/new-workspace-form.tsx'
import { SidePanel } from '../kit/side-panel.tsx'
import { shellMessages } from './shell.messages.ts'

type Props = { opened: boolean; onClose: () => void }

/** Reachable from every screen, through the account menu. */
export const NewWorkspacePanel = ({ opened, onClose }: Props) => (
  <SidePanel opened={opened} onClose={onClose} title={shellMessages.createWorkspace()} startsAt="field">
    <NewWorkspaceForm onCancel={onClose} />
  </SidePanel>
)
