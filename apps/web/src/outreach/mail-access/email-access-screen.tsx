import { useQuery } from '@tanstack/react-query'
import { mailAccessMessages as m } from '@wellmet/outreach/mail-access/mail-access.messages.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { mailAccessQuery } from './mail-access.queries.ts'
import { MailboxAccess } from './mailbox-access.tsx'

/** What a member allows with the mails of each mailbox. */
export const EmailAccessScreen = () => {
  const query = useQuery(mailAccessQuery)
  return (
    <>
      <PageHeader title={m.title()}>{m.about()}</PageHeader>
      <Loaded query={query} what={m.theAccess()} skeleton={<RowSkeletons rows={2} label={m.loading()} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              title={m.none()}
              next={<LinkButton to="/settings/connected-accounts">{m.connectMailbox()}</LinkButton>}
            >
              {m.noneAbout()}
            </EmptyState>
          ) : (
            items.map((access) => <MailboxAccess key={access.accountId} access={access} />)
          )
        }
      </Loaded>
    </>
  )
}
