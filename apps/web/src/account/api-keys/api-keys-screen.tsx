import text from '../../kit/text.module.css'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ApiKey } from '@wellmet/account/api-keys/api-keys.contract.ts'
import { type Column, DataTable } from '../../kit/data-table.tsx'
import { formatAgo, formatDay } from '../../kit/dates.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { Section } from '../../kit/section.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { usePanel } from '../../kit/use-panel.ts'
import { apiKeysQuery } from './api-keys.queries.ts'
import { NewApiKeyPanel } from './new-api-key-panel.tsx'
import { RevokeApiKey } from './revoke-api-key.tsx'
import { apiKeysMessages } from '@wellmet/account/api-keys/api-keys.messages.ts'

const listColumns = (): readonly Column<ApiKey>[] => [
  { key: 'name', header: apiKeysMessages.name(), cell: ({ name }) => <strong>{name}</strong> },
  { key: 'prefix', header: apiKeysMessages.beginsWith(), cell: ({ prefix }) => <code>{prefix}…</code> },
  {
    key: 'scopes',
    header: apiKeysMessages.scopes(),
    cell: ({ scopes }) => <span className={text.quiet}>{scopes.join(', ')}</span>,
  },
  { key: 'created', header: apiKeysMessages.created(), cell: ({ createdAt }) => formatDay(createdAt) },
  {
    key: 'used',
    header: apiKeysMessages.lastUsed(),
    cell: ({ lastUsedAt }) =>
      lastUsedAt ? formatAgo(lastUsedAt) : <span className={text.quiet}>{apiKeysMessages.neverUsed()}</span>,
  },
  {
    key: 'revoke',
    header: apiKeysMessages.revoke(),
    hideHeader: true,
    align: 'end',
    cell: (key) => <RevokeApiKey apiKey={key} />,
  },
]

export const ApiKeysScreen = () => {
  const keys = useQuery(apiKeysQuery)
  const { open } = usePanel()
  const create = <Button onClick={() => open('new-api-key')}>{apiKeysMessages.newApiKey()}</Button>
  return (
    <Section
      title={apiKeysMessages.apiKeys()}
      about={apiKeysMessages.about()}
      actions={keys.data && keys.data.items.length > 0 ? create : null}
    >
      <Loaded
        query={keys}
        what={apiKeysMessages.yourApiKeys()}
        skeleton={<RowSkeletons rows={3} label={apiKeysMessages.loading()} />}
      >
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title={apiKeysMessages.noKeys()} next={create}>
              {apiKeysMessages.noKeysAbout()}
            </EmptyState>
          ) : (
            <DataTable
              caption={apiKeysMessages.yourApiKeys()}
              rows={items}
              keyOf={({ id }) => id}
              columns={listColumns()}
            />
          )
        }
      </Loaded>
      <NewApiKeyPanel />
    </Section>
  )
}
