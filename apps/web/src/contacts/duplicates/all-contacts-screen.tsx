import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { duplicatesMessages } from '@wellmet/contacts/duplicates/duplicates.messages.ts'
import { manualContactsMessages } from '@wellmet/contacts/manual-contacts/manual-contacts.messages.ts'
import type { ComponentProps } from 'react'
import { isMember } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'
import { PageHeader } from '../../kit/page-header.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { usePanel } from '../../kit/use-panel.ts'
import { AddPersonPanel, addPersonPanel } from '../contact-list/add-person-panel.tsx'
import { DeletedLine } from '../contact-list/deleted-line.tsx'
import { ContactsTable } from '../contact-list/contacts-table.tsx'
import type { TableSearch } from '../contact-list/table-search.ts'
import { type CleanUpSearch, mergePanel } from './clean-up-search.ts'
import { CleanUpTabs } from './clean-up-tabs.tsx'
import { DuplicatesTab } from './duplicates-tab.tsx'
import { HistoryTab } from './history-tab.tsx'
import { MergePanel } from './merge-panel.tsx'
import { SummaryLine } from './summary-line.tsx'
import { useMerging } from './use-merging.ts'

type Props = { search: CleanUpSearch; hasDeleted?: boolean } & Pick<
  ComponentProps<typeof ContactsTable>,
  'SavePeople'
> &
  Pick<ComponentProps<typeof HistoryTab>, 'CorrectedSection'>

/** One table at both addresses: `/contacts`, and `/all-contacts` with its tabs. */
export const AllContactsScreen = ({ search: { tab, ...search }, hasDeleted, SavePeople, CorrectedSection }: Props) => {
  const { workspace } = useSession()
  const navigate = useNavigate()
  const { open } = usePanel()
  const merging = useMerging()
  const mayChange = isMember(workspace?.role)
  const setSearch = (next: TableSearch) => void navigate({ to: '.', search: next, replace: true, resetScroll: false })
  return (
    <>
      <PageHeader
        title={duplicatesMessages.contacts()}
        actions={
          mayChange ? (
            <>
              <Button variant="default" onClick={() => open(addPersonPanel)}>
                {manualContactsMessages.addPerson()}
              </Button>
              <LinkButton to="/access" variant="default">
                {duplicatesMessages.importMore()}
              </LinkButton>
            </>
          ) : undefined
        }
      >
        {duplicatesMessages.allContactsAbout()}
      </PageHeader>
      <CleanUpTabs here={tab ?? 'contacts'} />
      {hasDeleted ? <DeletedLine /> : null}
      <SummaryLine merging={merging} />
      {tab === 'duplicates' ? (
        <DuplicatesTab mayChange={mayChange} merging={merging} />
      ) : tab === 'history' ? (
        <HistoryTab mayChange={mayChange} merging={merging} CorrectedSection={CorrectedSection} />
      ) : (
        <ContactsTable
          search={search}
          onSearch={setSearch}
          mayChange={mayChange}
          onMerge={(one, other) => open(mergePanel(one.id, other.id))}
          SavePeople={SavePeople}
        />
      )}
      <MergePanel merging={merging} />
      {mayChange ? <AddPersonPanel /> : null}
    </>
  )
}
