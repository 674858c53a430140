import text from '../../kit/text.module.css'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import type { WorkspaceApiKey } from '@wellmet/account/api-keys/api-keys.contract.ts'
import { type Column, DataTable } from '../../kit/data-table.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { Section } from '../../kit/section.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { apiKeyColumns } from './api-key-columns.tsx'
import { workspaceKeysQuery } from './api-keys.queries.ts'
import { RevokeMembersKey } from './revoke-members-key.tsx'
import { apiKeysMessages } from '@wellmet/account/api-keys/api-keys.messages.ts'

const listColumns = (): readonly Column<WorkspaceApiKey>[] => [
  { key: 'member', header: apiKeysMessages.member(), cell: ({ userName }) => <strong>{userName}</strong> },
  ...apiKeyColumns(),
  {
    key: 'revoke',
    header: apiKeysMessages.revoke(),
    hideHeader: true,
    align: 'end',
    cell: (key) => <RevokeMembersKey apiKey={key} />,
  },
]

/** For owners: every key that opens this workspace, whoever made it. */
export const WorkspaceKeysSection = () => (
  <Section title={apiKeysMessages.allKeys()} about={apiKeysMessages.allKeysAbout()}>
    <Loaded
      query={useQuery(workspaceKeysQuery)}
      what={apiKeysMessages.allKeys()}
      skeleton={<RowSkeletons rows={3} label={apiKeysMessages.loadingAll()} />}
    >
      {({ items }) =>
        items.length === 0 ? (
          <p className={clsx(text.small, text.quiet)}>{apiKeysMessages.noKeysOfMembers()}</p>
        ) : (
          <DataTable caption={apiKeysMessages.allKeys()} rows={items} keyOf={({ id }) => id} columns={listColumns()} />
        )
      }
    </Loaded>
  </Section>
)
