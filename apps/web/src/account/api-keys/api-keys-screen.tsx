import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ApiKey } from '@wellmet/account/api-keys/api-keys.contract.ts'
import { type Column, DataTable } from '../../kit/data-table.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { Section } from '../../kit/section.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { usePanel } from '../../kit/use-panel.ts'
import { isMember } from '../members/roles.ts'
import { useSession } from '../users/session.ts'
import { VerificationReminder } from '../users/verification-reminder.tsx'
import { apiKeyColumns } from './api-key-columns.tsx'
import { apiKeysQuery } from './api-keys.queries.ts'
import { NewApiKeyPanel } from './new-api-key-panel.tsx'
import { RevokeApiKey } from './revoke-api-key.tsx'
import { WorkspaceKeysSection } from './workspace-keys-section.tsx'
import { apiKeysMessages } from '@wellmet/account/api-keys/api-keys.messages.ts'

const listColumns = (): readonly Column<ApiKey>[] => [
  ...apiKeyColumns(),
  {
    key: 'revoke',
    header: apiKeysMessages.revoke(),
    hideHeader: true,
    align: 'end',
    cell: (key) => <RevokeApiKey apiKey={key} />,
  },
]

export const ApiKeysScreen = () => {
  const { user, workspace } = useSession()
  const keys = useQuery(apiKeysQuery)
  const { open } = usePanel()
  const create = isMember(workspace?.role) ? (
    <Button disabled={!user.emailVerified} onClick={() => open('new-api-key')}>
      {apiKeysMessages.newApiKey()}
    </Button>
  ) : null
  return (
    <>
      <Section
        title={apiKeysMessages.apiKeys()}
        about={apiKeysMessages.about()}
        actions={keys.data && keys.data.items.length > 0 ? create : null}
      >
        <VerificationReminder />
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
      {workspace?.role === 'owner' ? <WorkspaceKeysSection /> : null}
    </>
  )
}
