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

const columns: readonly Column<ApiKey>[] = [
  { key: 'name', header: 'Name', cell: ({ name }) => <strong>{name}</strong> },
  { key: 'prefix', header: 'Begins with', cell: ({ prefix }) => <code>{prefix}…</code> },
  { key: 'scopes', header: 'Scopes', cell: ({ scopes }) => <span className={text.quiet}>{scopes.join(', ')}</span> },
  { key: 'created', header: 'Created', cell: ({ createdAt }) => formatDay(createdAt) },
  {
    key: 'used',
    header: 'Last used',
    cell: ({ lastUsedAt }) => (lastUsedAt ? formatAgo(lastUsedAt) : <span className={text.quiet}>never</span>),
  },
  { key: 'revoke', header: 'Revoke', hideHeader: true, align: 'end', cell: (key) => <RevokeApiKey apiKey={key} /> },
]

export const ApiKeysScreen = () => {
  const keys = useQuery(apiKeysQuery)
  const { open } = usePanel()
  const create = <Button onClick={() => open('new-api-key')}>New API key</Button>
  return (
    <Section
      title="API keys"
      about="A key lets a program act as you in this workspace, within the scopes you give it."
      actions={keys.data && keys.data.items.length > 0 ? create : null}
    >
      <Loaded query={keys} what="Your API keys" skeleton={<RowSkeletons rows={3} label="Loading your API keys" />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState title="No API keys yet" next={create}>
              Make one for a script, a CRM or an assistant. Its secret is shown once, when you make it.
            </EmptyState>
          ) : (
            <DataTable caption="Your API keys" rows={items} keyOf={({ id }) => id} columns={columns} />
          )
        }
      </Loaded>
      <NewApiKeyPanel />
    </Section>
  )
}
