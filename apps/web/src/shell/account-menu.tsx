import text from '../kit/text.module.css'
import styles from './account-menu.module.css'
import { Menu } from '@mantine/core'
import { IconHelp, IconLogout, IconPlus, IconSelector, IconUser } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { useSession } from '../account/users/session.ts'
import { useSignOut } from '../account/users/use-sign-out.ts'
import { Portrait } from '../kit/portrait.tsx'
import { SchemeItems } from './scheme-items.tsx'
import { usePanel } from '../kit/use-panel.ts'
import { WorkspaceItems } from './workspace-items.tsx'
import { shellMessages } from './shell.messages.ts'

/** Who is signed in, where, and the ways out: another workspace, another scheme, the door. */
export const AccountMenu = ({ place }: { place: 'rail' | 'top' }) => {
  const { user, workspace } = useSession()
  const { open } = usePanel()
  const signOut = useSignOut()
  const workspaceName = workspace?.name ?? shellMessages.noWorkspace()
  return (
    <Menu
      withInitialFocusPlaceholder={false}
      alignItemsLabels="none"
      position={place === 'rail' ? 'top-start' : 'bottom-end'}
      width={264}
      transitionProps={{ duration: 120 }}
      classNames={{ dropdown: styles.dropdown, item: styles.item, itemIndicator: styles.indicator }}
    >
      <Menu.Target>
        <button type="button" className={styles.button} data-place={place}>
          <span className={text.onlySpoken}>
            {shellMessages.accountOf({ name: user.name, workspace: workspaceName })}
          </span>
          <Portrait id={user.id} name={user.name} size={32} look="you" />
          <span className={styles.words} aria-hidden="true">
            <span className={clsx(styles.name, text.clip)}>{user.name}</span>
            <span className={clsx(styles.place, text.clip)}>{workspaceName}</span>
          </span>
          <IconSelector className={styles.arrow} size={16} stroke={1.6} aria-hidden="true" />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={styles.who}>
          <span className={text.clip}>{user.name}</span>
          <span className={clsx(text.quiet, text.clip)}>{user.email}</span>
        </div>
        <Menu.Divider />
        <Menu.Label>{shellMessages.workspace()}</Menu.Label>
        <WorkspaceItems />
        <Menu.Item leftSection={<IconPlus size={16} stroke={1.6} />} onClick={() => open('new-workspace')}>
          {shellMessages.createWorkspace()}
        </Menu.Item>
        <Menu.Divider />
        <SchemeItems />
        <Menu.Divider />
        <Menu.Item leftSection={<IconUser size={16} stroke={1.6} />} component={Link} to="/settings/profile">
          {shellMessages.profile()}
        </Menu.Item>
        <Menu.Item leftSection={<IconHelp size={16} stroke={1.6} />} component="a" href="/help/">
          {shellMessages.help()}
        </Menu.Item>
        <Menu.Item leftSection={<IconLogout size={16} stroke={1.6} />} onClick={() => signOut()}>
          {shellMessages.signOut()}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
