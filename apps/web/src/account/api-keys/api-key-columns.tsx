import text from '../../kit/text.module.css'
import type { ApiKey } from '@wellmet/account/api-keys/api-keys.contract.ts'
import { apiKeysMessages } from '@wellmet/account/api-keys/api-keys.messages.ts'
import type { Column } from '../../kit/data-table.tsx'
import { formatAgo, formatDay } from '../../kit/dates.ts'
import { TwoLines } from '../../kit/two-lines.tsx'

/** What is told of a key wherever keys are listed. */
export const apiKeyColumns = (): readonly Column<ApiKey>[] => [
  {
    key: 'name',
    header: apiKeysMessages.name(),
    cell: ({ name, prefix }) => <TwoLines first={<strong>{name}</strong>} second={<code>{prefix}…</code>} />,
  },
  {
    key: 'scopes',
    header: apiKeysMessages.scopes(),
    cell: ({ scopes }) => <span className={text.quiet}>{scopes.join(', ')}</span>,
  },
  { key: 'created', header: apiKeysMessages.created(), cell: ({ createdAt }) => formatDay(createdAt) },
  {
    key: 'expires',
    header: apiKeysMessages.expires(),
    cell: ({ expiresAt }) =>
      Date.parse(expiresAt) > Date.now() ? (
        formatDay(expiresAt)
      ) : (
        <span className={text.quiet}>{apiKeysMessages.expired()}</span>
      ),
  },
  {
    key: 'used',
    header: apiKeysMessages.lastUsed(),
    cell: ({ lastUsedAt }) =>
      lastUsedAt ? formatAgo(lastUsedAt) : <span className={text.quiet}>{apiKeysMessages.neverUsed()}</span>,
  },
]
