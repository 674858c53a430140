import text from '../../kit/text.module.css'
import { notifications } from '@mantine/notifications'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import type { ExtensionConnection } from '@wellmet/account/extension/extension.contract.ts'
import { extensionMessages } from '@wellmet/account/extension/extension.messages.ts'
import { useApiMutation } from '../../api/changes.ts'
import { reasonOf } from '../../api/problem.ts'
import { ConfirmButton } from '../../kit/confirm-button.tsx'
import { DataTable, type Column } from '../../kit/data-table.tsx'
import { formatAgo, formatDay } from '../../kit/dates.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { Section } from '../../kit/section.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { connectionsQuery } from './extension.queries.ts'

export const ExtensionsSection = () => {
  const connections = useQuery(connectionsQuery)
  return (
    <Section title={extensionMessages.title()} about={extensionMessages.about()}>
      <Loaded
        query={connections}
        what={extensionMessages.yourExtensions()}
        skeleton={<RowSkeletons rows={1} label={extensionMessages.loading()} />}
      >
        {({ items }) =>
          items.length === 0 ? (
            <p className={clsx(text.small, text.quiet)}>{extensionMessages.none()}</p>
          ) : (
            <DataTable
              caption={extensionMessages.yourExtensions()}
              rows={items}
              keyOf={({ id }) => id}
              columns={columns()}
            />
          )
        }
      </Loaded>
    </Section>
  )
}

const columns = (): readonly Column<ExtensionConnection>[] => [
  { key: 'name', header: extensionMessages.extension(), cell: ({ name }) => <strong>{name}</strong> },
  { key: 'workspace', header: extensionMessages.workspace(), cell: ({ workspaceName }) => workspaceName },
  {
    key: 'created',
    header: extensionMessages.connectedOn(),
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDay(createdAt)}</time>,
  },
  {
    key: 'used',
    header: extensionMessages.lastUsed(),
    cell: ({ lastUsedAt }) => <time dateTime={lastUsedAt}>{formatAgo(lastUsedAt)}</time>,
  },
  {
    key: 'actions',
    header: extensionMessages.disconnect(),
    hideHeader: true,
    align: 'end',
    cell: (connection) => <Disconnect connection={connection} />,
  },
]

const Disconnect = ({ connection: { id, name } }: { connection: ExtensionConnection }) => {
  const disconnect = useApiMutation('delete', '/api/extension/connections/{id}', {
    changes: ['extensions'],
    onError: (error) =>
      void notifications.show({ message: extensionMessages.notDisconnected({ reason: reasonOf(error) }) }),
    onSuccess: () => void notifications.show({ message: extensionMessages.disconnected() }),
  })
  return (
    <ConfirmButton
      label={extensionMessages.disconnect()}
      spoken={extensionMessages.disconnectNamed({ name })}
      question={extensionMessages.disconnectQuestion({ name })}
      verb={extensionMessages.disconnect()}
      disabled={disconnect.isPending}
      onConfirm={() => disconnect.mutate({ params: { path: { id } } })}
    />
  )
}
