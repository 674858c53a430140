import { useNavigate } from '@tanstack/react-router'
import { duplicatesMessages } from '@wellmet/contacts/duplicates/duplicates.messages.ts'
import { isMember } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'
import { PageHeader } from '../../kit/page-header.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { usePanel } from '../../kit/use-panel.ts'
import { ContactsTable } from '../contacts/contacts-table.tsx'
import type { ContactFilter } from '../contacts/filter-contacts.ts'
import { type CleanUpSearch, mergePanel } from './clean-up-search.ts'
import { CleanUpTabs } from './clean-up-tabs.tsx'
import { DuplicatesTab } from './duplicates-tab.tsx'
import { HistoryTab } from './history-tab.tsx'
import { MergePanel } from './merge-panel.tsx'
import { SummaryLine } from './summary-line.tsx'
import { useMerging } from './use-merging.ts'

export const AllContactsScreen = ({ search: { tab, ...filter } }: { search: CleanUpSearch }) => {
  const { workspace } = useSession()
  const navigate = useNavigate()
  const { open } = usePanel()
  const merging = useMerging()
  const mayChange = isMember(workspace?.role)
  const setFilter = (next: ContactFilter) =>
    void navigate({ to: '/all-contacts', search: next, replace: true, resetScroll: false })
  return (
    <>
      <PageHeader
        title={duplicatesMessages.allContacts()}
        actions={
          mayChange ? (
            <LinkButton to="/access" variant="default">
              {duplicatesMessages.importMore()}
            </LinkButton>
          ) : undefined
        }
      >
        {duplicatesMessages.allContactsAbout()}
      </PageHeader>
      <CleanUpTabs here={tab} />
      <SummaryLine merging={merging} />
      {tab === 'duplicates' ? (
        <DuplicatesTab mayChange={mayChange} />
      ) : tab === 'history' ? (
        <HistoryTab mayChange={mayChange} merging={merging} />
      ) : (
        <ContactsTable
          filter={filter}
          onFilter={setFilter}
          mayChange={mayChange}
          onMerge={(one, other) => open(mergePanel(one.id, other.id))}
        />
      )}
      <MergePanel merging={merging} />
    </>
  )
}
