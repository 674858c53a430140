import './contacts-table.css'
import { Button } from '@mantine/core'
import { useMemo, useState } from 'react'
import { DataTable } from '../../kit/data-table.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { ChosenBar } from './chosen-bar.tsx'
import { contactColumns } from './contact-columns.tsx'
import { ContactFilters } from './contact-filters.tsx'
import type { Contact } from './contact-shapes.ts'
import { count } from './contact-words.ts'
import { type ContactFilter, isFiltering } from './filter-contacts.ts'
import { NoContacts } from './no-contacts.tsx'
import { useFilteredContacts } from './use-filtered-contacts.ts'

type Props = {
  filter: ContactFilter
  onFilter: (filter: ContactFilter) => void
  mayChange: boolean
  onMerge: (one: Contact, other: Contact) => void
}

const statusWords = (
  { found, shown, lookedThrough, readsOn }: ReturnType<typeof useFilteredContacts>,
  total: number,
  filters: boolean,
): string => {
  if (!filters) return `${count(shown.length)} of ${count(total)} shown`
  if (readsOn) return `${count(found)} found so far; looked through ${count(lookedThrough)} of ${count(total)}`
  const rest = lookedThrough < total ? ` among the ${count(lookedThrough)} strongest of ${count(total)}` : ''
  return `${count(found)} found${rest}`
}

/** Everybody one knows, a hundred at a time. */
export const ContactsTable = ({ filter, onFilter, mayChange, onMerge }: Props) => {
  const filtered = useFilteredContacts(filter)
  const { query, shown, readsOn, hasMore, showMore } = filtered
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
  return (
    <Loaded query={query} what="Your contacts" skeleton={<RowSkeletons rows={8} label="Loading your contacts" />}>
      {({ contacts, total }) =>
        contacts.length === 0 ? (
          <NoContacts mayBringIn={mayChange} />
        ) : (
          <div className="contacts-table" data-choosing={mayChange}>
            <ContactFilters filter={filter} onFilter={onFilter} />
            <ChosenBar
              chosen={chosen}
              onMerge={(one, other) => {
                // The panel has them now; afterwards one of the two is gone.
                setChosen([])
                onMerge(one, other)
              }}
              onClear={() => setChosen([])}
            />
            {shown.length === 0 ? (
              <p className="contacts-none">
                {readsOn ? 'Looking through your contacts…' : 'Nobody is left by these filters.'}
              </p>
            ) : (
              <DataTable caption="All contacts" rows={shown} keyOf={({ id }) => id} columns={columns} />
            )}
            <div className="contacts-more">
              {hasMore && !readsOn ? (
                <Button variant="default" loading={query.isFetchingNextPage} onClick={showMore}>
                  {query.isFetchNextPageError ? 'Try again' : 'Show more'}
                </Button>
              ) : null}
              <output className="small quiet figures">{statusWords(filtered, total, isFiltering(filter))}</output>
              {query.isFetchNextPageError ? (
                <span className="small" role="alert">
                  The next ones could not be loaded. What is here stays.
                </span>
              ) : null}
            </div>
          </div>
        )
      }
    </Loaded>
  )
}
