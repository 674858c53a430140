import styles from './provisioning.module.css'
import text from '../../kit/text.module.css'
import { NativeSelect } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { clsx } from 'clsx'
import type { MappedRole, ProvisionedGroup } from '@wellmet/account/provisioning/provisioning.contract.ts'
import { membersMessages } from '@wellmet/account/members/members.messages.ts'
import { provisioningMessages } from '@wellmet/account/provisioning/provisioning.messages.ts'
import { useApiMutation } from '../../api/changes.ts'
import { reasonOf } from '../../api/problem.ts'
import { type Column, DataTable } from '../../kit/data-table.tsx'

const mappedRoles: readonly MappedRole[] = ['admin', 'member', 'viewer']

export const GroupRoles = ({ groups }: { groups: readonly ProvisionedGroup[] }) => (
  <div className={styles.groups}>
    <h3>{provisioningMessages.groups()}</h3>
    <p className={clsx(text.small, text.quiet)}>
      {groups.length === 0 ? provisioningMessages.noGroups() : provisioningMessages.groupsAbout()}
    </p>
    {groups.length === 0 ? null : (
      <DataTable caption={provisioningMessages.groups()} rows={groups} keyOf={({ id }) => id} columns={columns()} />
    )}
  </div>
)

const columns = (): readonly Column<ProvisionedGroup>[] => [
  {
    key: 'name',
    header: provisioningMessages.group(),
    cell: ({ name, people }) => (
      <span>
        <strong>{name}</strong>{' '}
        <span className={text.quiet}>{provisioningMessages.peopleInGroup({ count: people })}</span>
      </span>
    ),
  },
  { key: 'role', header: provisioningMessages.role(), cell: (group) => <GroupRole group={group} /> },
]

const GroupRole = ({ group: { id, name, role } }: { group: ProvisionedGroup }) => {
  const map = useApiMutation('put', '/api/workspaces/current/provisioning/groups/{id}', {
    changes: ['provisioning', 'members'],
    onError: (error) =>
      void notifications.show({ message: provisioningMessages.notChanged({ reason: reasonOf(error) }) }),
    onSuccess: () => void notifications.show({ message: provisioningMessages.saved() }),
  })
  return (
    <NativeSelect
      aria-label={provisioningMessages.roleOf({ group: name })}
      value={role ?? ''}
      disabled={map.isPending}
      data={[
        { value: '', label: provisioningMessages.noRole() },
        ...mappedRoles.map((one) => ({ value: one, label: membersMessages.roleName({ role: one }) })),
      ]}
      onChange={({ currentTarget }) =>
        map.mutate({
          params: { path: { id } },
          body: { role: mappedRoles.find((one) => one === currentTarget.value) ?? null },
        })
      }
    />
  )
}
