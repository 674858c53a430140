import styles from './role-select.module.css'
import { NativeSelect } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { Member } from '@wellmet/account/members/members.contract.ts'
import { roleChangeRefusal } from '@wellmet/account/members/members.rules.ts'
import { useApiMutation } from '../../api/changes.ts'
import { reasonOf } from '../../api/problem.ts'
import { useSession } from '../users/session.ts'
import { isAdmin, isRole, rolesInOrder } from './roles.ts'
import { membersMessages } from '@wellmet/account/members/members.messages.ts'

/** A role that can be changed is a select, with the refused choices greyed by the rule that would answer 409. */
export const RoleSelect = ({ member, owners }: { member: Member; owners: number }) => {
  const { user, workspace } = useSession()
  const change = useApiMutation('patch', '/api/workspaces/current/members/{userId}', {
    changes: ['members'],
    onError: (error) =>
      notifications.show({
        message: membersMessages.roleNotChanged({ ...member, reason: reasonOf(error) }),
      }),
  })
  if (!workspace || !isAdmin(workspace.role)) return <span>{membersMessages.roleName(member)}</span>
  const actor = { userId: user.id, role: workspace.role }
  const refused = rolesInOrder.filter((role) => roleChangeRefusal(actor, member, role, owners) !== null)
  if (refused.length === rolesInOrder.length - 1) {
    return (
      <span title={roleChangeRefusal(actor, member, refused[0] ?? 'viewer', owners) ?? undefined}>
        {membersMessages.roleName(member)}
      </span>
    )
  }
  return (
    <NativeSelect
      variant="unstyled"
      className={styles.roleSelect}
      aria-label={membersMessages.roleOf({ name: member.name })}
      value={change.isPending ? change.variables.body.role : member.role}
      disabled={change.isPending}
      onChange={({ currentTarget: { value } }) =>
        isRole(value) && change.mutate({ params: { path: { userId: member.userId } }, body: { role: value } })
      }
      data={rolesInOrder.map((role) => ({
        value: role,
        label: membersMessages.roleName({ role }),
        disabled: refused.includes(role),
      }))}
    />
  )
}
