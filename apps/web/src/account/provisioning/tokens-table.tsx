import text from '../../kit/text.module.css'
import { notifications } from '@mantine/notifications'
import type { ProvisioningToken } from '@wellmet/account/provisioning/provisioning.contract.ts'
import { provisioningMessages } from '@wellmet/account/provisioning/provisioning.messages.ts'
import { useApiMutation } from '../../api/changes.ts'
import { reasonOf } from '../../api/problem.ts'
import { ConfirmButton } from '../../kit/confirm-button.tsx'
import { type Column, DataTable } from '../../kit/data-table.tsx'
import { formatAgo, formatDay } from '../../kit/dates.ts'
import { TwoLines } from '../../kit/two-lines.tsx'

export const TokensTable = ({ tokens }: { tokens: readonly ProvisioningToken[] }) => (
  <DataTable caption={provisioningMessages.tokens()} rows={tokens} keyOf={({ id }) => id} columns={columns()} />
)

const columns = (): readonly Column<ProvisioningToken>[] => [
  {
    key: 'name',
    header: provisioningMessages.token(),
    cell: ({ name, prefix }) => <TwoLines first={<strong>{name}</strong>} second={<code>{prefix}…</code>} />,
  },
  { key: 'created', header: provisioningMessages.created(), cell: ({ createdAt }) => formatDay(createdAt) },
  { key: 'expires', header: provisioningMessages.expires(), cell: ({ expiresAt }) => formatDay(expiresAt) },
  {
    key: 'used',
    header: provisioningMessages.lastUsed(),
    cell: ({ lastUsedAt }) =>
      lastUsedAt ? formatAgo(lastUsedAt) : <span className={text.quiet}>{provisioningMessages.neverUsed()}</span>,
  },
  {
    key: 'revoke',
    header: provisioningMessages.revoke(),
    hideHeader: true,
    align: 'end',
    cell: (token) => <RevokeToken token={token} />,
  },
]

const RevokeToken = ({ token: { id, name } }: { token: ProvisioningToken }) => {
  const revoke = useApiMutation('delete', '/api/workspaces/current/provisioning/tokens/{id}', {
    changes: ['provisioning'],
    onError: (error) =>
      void notifications.show({ message: provisioningMessages.notChanged({ reason: reasonOf(error) }) }),
    onSuccess: () => void notifications.show({ message: provisioningMessages.revoked() }),
  })
  return (
    <ConfirmButton
      label={provisioningMessages.revoke()}
      spoken={provisioningMessages.revokeToken({ name })}
      question={provisioningMessages.revokeQuestion({ name })}
      verb={provisioningMessages.revoke()}
      disabled={revoke.isPending}
      onConfirm={() => revoke.mutate({ params: { path: { id } } })}
    />
  )
}
