import text from '../../kit/text.module.css'
import styles from './contacts-table.module.css'
import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import type { Contact } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import { contactsMessages } from '@wellmet/contacts/contact-list/contacts.messages.ts'
import { useMemo, useState } from 'react'
import { DataTable } from '../../kit/data-table.tsx'
import { kitMessages } from '../../kit/kit.messages.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { ChosenBar } from './chosen-bar.tsx'
import { contactColumns } from './contact-columns.tsx'
import { ContactFilters } from './contact-filters.tsx'
import { contactsQuery } from './contacts.queries.ts'
import { type ContactFilter, isFiltering } from './filter-contacts.ts'
import { NoContacts } from './no-contacts.tsx'
import { NoMatches } from './no-matches.tsx'

type Props = {
  filter: ContactFilter
  onFilter: (filter: ContactFilter) => void
  mayChange: boolean
  onMerge: (one: Contact, other: Contact) => void
}

const statusWords = (shown: number, total: number, isFiltered: boolean): string => {
  if (!isFiltered) return contactsMessages.shown({ shown, total })
  return shown < total ? contactsMessages.foundSome({ shown, total }) : contactsMessages.found({ count: total })
}

const TableSkeleton = () => <RowSkeletons rows={8} label={contactsMessages.loading()} />

/** The member's contacts that match the filter, a hundred at a time. */
export const ContactsTable = ({ filter, onFilter, mayChange, onMerge }: Props) => {
  const query = useInfiniteQuery(contactsQuery(filter))
  const isFiltered = isFiltering(filter)
  const [chosen, setChosen] = useState<readonly Contact[]>([])
  const columns = useMemo(() => {
    const onChoose = (contact: Contact) =>
      setChosen((before) =>
        before.some(({ id }) => id === contact.id)
          ? before.filter(({ id }) => id !== contact.id)
          : [...before, contact],
      )
    return contactColumns(mayChange ? { chosen, onChoose } : null)
  }, [mayChange, chosen])
  const isSearching = query.isPlaceholderData
  if (!isFiltered && !isSearching && query.data?.total === 0) return <NoContacts mayBringIn={mayChange} />
  return (
    <div className={styles.table} data-choosing={mayChange}>
      {isFiltered || query.data ? <ContactFilters filter={filter} onFilter={onFilter} /> : null}
      <ChosenBar
        chosen={chosen}
        onMerge={(one, other) => {
          // The panel has them now; afterwards one of the two is gone.
          setChosen([])
          onMerge(one, other)
        }}
        onClear={() => setChosen([])}
      />
      <Loaded query={query} what={contactsMessages.yourContacts()} skeleton={<TableSkeleton />}>
        {({ contacts, total }) => (
          <>
            {contacts.length === 0 && isSearching ? (
              <TableSkeleton />
            ) : contacts.length === 0 ? (
              <NoMatches filter={filter} onClear={() => onFilter({})} />
            ) : (
              <DataTable
                caption={contactsMessages.caption()}
                rows={contacts}
                keyOf={({ id }) => id}
                columns={columns}
              />
            )}
            <div className={styles.tableMore}>
              {query.hasNextPage ? (
                <Button variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                  {query.isFetchNextPageError ? kitMessages.tryAgain() : contactsMessages.showMore()}
                </Button>
              ) : null}
              <output className={clsx(text.small, text.quiet, text.figures)}>
                {isSearching ? contactsMessages.searching() : statusWords(contacts.length, total, isFiltered)}
              </output>
              {query.isFetchNextPageError ? (
                <span className={text.small} role="alert">
                  {contactsMessages.moreNotLoaded()}
                </span>
              ) : null}
            </div>
          </>
        )}
      </Loaded>
    </div>
  )
}
