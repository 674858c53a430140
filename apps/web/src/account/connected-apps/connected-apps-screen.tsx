import text from '../../kit/text.module.css'
import styles from './connected-apps.module.css'
import { Button, CopyButton } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import type { ConnectedApp } from '@wellmet/account/connected-apps/connected-apps.contract.ts'
import { connectedAppsMessages } from '@wellmet/account/connected-apps/connected-apps.messages.ts'
import { useApiMutation } from '../../api/changes.ts'
import { reasonOf } from '../../api/problem.ts'
import { ConfirmButton } from '../../kit/confirm-button.tsx'
import { DataTable, type Column } from '../../kit/data-table.tsx'
import { formatAgo, formatDay } from '../../kit/dates.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { Section } from '../../kit/section.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { connectedAppsQuery } from './connected-apps.queries.ts'

const help = '/help/assistants.html'

export const ConnectedAppsScreen = () => {
  const apps = useQuery(connectedAppsQuery)
  return (
    <>
      <Section title={connectedAppsMessages.title()} about={connectedAppsMessages.about()}>
        <Loaded
          query={apps}
          what={connectedAppsMessages.yourApps()}
          skeleton={<RowSkeletons rows={2} label={connectedAppsMessages.loading()} />}
        >
          {({ items }) =>
            items.length === 0 ? (
              <p className={clsx(text.small, text.quiet)}>{connectedAppsMessages.none()}</p>
            ) : (
              <DataTable
                caption={connectedAppsMessages.yourApps()}
                rows={items}
                keyOf={({ id }) => id}
                columns={columns()}
              />
            )
          }
        </Loaded>
      </Section>
      <Address />
    </>
  )
}

const Address = () => {
  const address = `${window.location.origin}/mcp`
  return (
    <Section title={connectedAppsMessages.address()} about={connectedAppsMessages.addressAbout()}>
      <div className={styles.address}>
        <code>{address}</code>
        <CopyButton value={address}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              size="xs"
              onClick={copy}
              leftSection={copied ? <IconCheck size={16} aria-hidden /> : <IconCopy size={16} aria-hidden />}
            >
              <span aria-live="polite">
                {copied ? connectedAppsMessages.copied() : connectedAppsMessages.copyAddress()}
              </span>
            </Button>
          )}
        </CopyButton>
      </div>
      <p className={text.small}>
        <a href={help} className={text.link}>
          {connectedAppsMessages.howTo()}
        </a>
      </p>
    </Section>
  )
}

const columns = (): readonly Column<ConnectedApp>[] => [
  {
    key: 'name',
    header: connectedAppsMessages.app(),
    cell: ({ name, clientHost }) => (
      <>
        <strong>{name}</strong>
        <div className={clsx(text.small, text.quiet)}>{clientHost}</div>
      </>
    ),
  },
  { key: 'workspace', header: connectedAppsMessages.workspace(), cell: ({ workspaceName }) => workspaceName },
  {
    key: 'created',
    header: connectedAppsMessages.connectedOn(),
    cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDay(createdAt)}</time>,
  },
  {
    key: 'used',
    header: connectedAppsMessages.lastUsed(),
    cell: ({ lastUsedAt, lastUsedBy }) =>
      lastUsedAt === null ? (
        connectedAppsMessages.never()
      ) : (
        <>
          <time dateTime={lastUsedAt}>{formatAgo(lastUsedAt)}</time>
          {lastUsedBy === null ? null : (
            <div className={clsx(text.small, text.quiet)}>{connectedAppsMessages.usedBy({ name: lastUsedBy })}</div>
          )}
        </>
      ),
  },
  {
    key: 'actions',
    header: connectedAppsMessages.disconnect(),
    hideHeader: true,
    align: 'end',
    cell: (app) => <Disconnect app={app} />,
  },
]

const Disconnect = ({ app: { id, name } }: { app: ConnectedApp }) => {
  const disconnect = useApiMutation('delete', '/api/connected-apps/{id}', {
    changes: ['connected apps'],
    onError: (error) =>
      void notifications.show({ message: connectedAppsMessages.notDisconnected({ reason: reasonOf(error) }) }),
    onSuccess: () => void notifications.show({ message: connectedAppsMessages.disconnected() }),
  })
  return (
    <ConfirmButton
      label={connectedAppsMessages.disconnect()}
      spoken={connectedAppsMessages.disconnectNamed({ name })}
      question={connectedAppsMessages.disconnectQuestion({ name })}
      verb={connectedAppsMessages.disconnect()}
      disabled={disconnect.isPending}
      onConfirm={() => disconnect.mutate({ params: { path: { id } } })}
    />
  )
}
