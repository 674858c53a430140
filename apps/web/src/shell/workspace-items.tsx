import text from '../kit/text.module.css'
import styles from './account-menu.module.css'
import { Menu } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useSession } from '../account/users/session.ts'
import { useEnterWorkspace } from '../account/workspaces/use-enter-workspace.ts'
import { Portrait } from '../kit/portrait.tsx'

export const WorkspaceItems = () => {
  const { workspace, workspaces } = useSession()
  const enter = useEnterWorkspace()
  return workspaces.map(({ id, name }) => (
    <Menu.RadioItem
      key={id}
      value={id}
      checked={id === workspace?.id}
      checkIcon={null}
      closeMenuOnClick
      rightSection={id === workspace?.id ? <IconCheck size={16} stroke={2} aria-hidden="true" /> : null}
      onChange={() => id !== workspace?.id && enter(id)}
    >
      <span className={styles.workspace}>
        <Portrait id={id} name={name} size={20} look="company" />
        <span className={text.clip}>{name}</span>
      </span>
    </Menu.RadioItem>
  ))
}
