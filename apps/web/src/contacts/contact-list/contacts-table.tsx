import styles from './contacts-table.module.css'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { Contact, ContactColumn } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import { contactsMessages } from '@wellmet/contacts/contact-list/contacts.messages.ts'
import { type ComponentProps, type CSSProperties, useMemo, useState } from 'react'
import { DataTable } from '../../kit/data-table.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { ShowMore } from '../../kit/show-more.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { chooseAll, chooseOne, nobodyChosen } from './choose-contacts.ts'
import { ChosenBar } from './chosen-bar.tsx'
import { contactColumns } from './contact-columns.tsx'
import { ColumnMenu } from './column-menu.tsx'
import { ContactFilters } from './contact-filters.tsx'
import { ExportButton } from './export-button.tsx'
import { contactsQuery } from './contacts.queries.ts'
import { type ContactFilter, isFiltering } from './filter-contacts.ts'
import { NoContacts } from './no-contacts.tsx'
import { NoMatches } from './no-matches.tsx'
import { SaveView } from './save-view.tsx'
import { SortChoice } from './sort-choice.tsx'
import { columnsOf, columnsParam, filterOf, type TableSearch } from './table-search.ts'
import { ViewBar } from './view-bar.tsx'

type Props = {
  search: TableSearch
  onSearch: (search: TableSearch) => void
  mayChange: boolean
  onMerge: (one: Contact, other: Contact) => void
} & Pick<ComponentProps<typeof ChosenBar>, 'SavePeople'>

const statusWords = (shown: number, total: number, isFiltered: boolean): string => {
  if (!isFiltered) return contactsMessages.shown({ shown, total })
  return shown < total ? contactsMessages.foundSome({ shown, total }) : contactsMessages.found({ count: total })
}

const TableSkeleton = () => <RowSkeletons rows={8} label={contactsMessages.loading()} />

/** As wide as the columns need; a narrower screen scrolls. */
const leastWidth = (columns: readonly ContactColumn[]): CSSProperties => ({
  minWidth: ['var(--width-name)', ...columns.map((column) => `var(--width-${column}, var(--width-text))`)].reduce(
    (sum, width) => `calc(${sum} + ${width})`,
  ),
})

/** The member's contacts that match the filter, a hundred at a time. */
export const ContactsTable = ({ search, onSearch, mayChange, onMerge, SavePeople }: Props) => {
  const filter = filterOf(search)
  const shownColumns = columnsOf(search)
  const { sort, columns: columnsAsked, view } = search
  const exported = columnsAsked === undefined ? undefined : shownColumns
  const onFilter = (next: ContactFilter) => onSearch({ ...next, sort, columns: columnsAsked, view })
  const query = useInfiniteQuery(contactsQuery(filter, sort))
  const isFiltered = isFiltering(filter)
  const [chosen, setChosen] = useState(nobodyChosen)
  const shown = query.data?.contacts
  const columns = useMemo(() => {
    const asked = columnsOf({ columns: columnsAsked })
    if (!mayChange || !shown) return contactColumns(asked, null)
    const onChoose = (contact: Contact, isRange: boolean) =>
      setChosen((before) => chooseOne(before, shown, contact, isRange))
    const onChooseAll = () => setChosen((before) => chooseAll(before, shown))
    return contactColumns(asked, { chosen, shown, onChoose, onChooseAll })
  }, [mayChange, chosen, shown, columnsAsked])
  const isSearching = query.isPlaceholderData
  if (!isFiltered && !isSearching && query.data?.total === 0) return <NoContacts mayBringIn={mayChange} />
  return (
    <div className={styles.table} data-choosing={mayChange} data-chosen-columns={columnsAsked !== undefined}>
      {query.data ? <ViewBar search={search} onSearch={onSearch} mayChange={mayChange} /> : null}
      {isFiltered || query.data ? <ContactFilters filter={filter} onFilter={onFilter} /> : null}
      <div className={styles.tools}>
        <SortChoice sort={sort} onSort={(next) => onSearch({ ...search, sort: next })} />
        <ColumnMenu columns={shownColumns} onColumns={(next) => onSearch({ ...search, columns: columnsParam(next) })} />
        {mayChange ? <SaveView search={search} onSearch={onSearch} /> : null}
        <ExportButton selection={{ filters: filter }} columns={exported} />
      </div>
      <Loaded query={query} what={contactsMessages.yourContacts()} skeleton={<TableSkeleton />}>
        {({ contacts, total }) => (
          <>
            {contacts.length === 0 && isSearching ? (
              <TableSkeleton />
            ) : contacts.length === 0 ? (
              <NoMatches filter={filter} onClear={() => onFilter({})} />
            ) : (
              <div className={styles.scroll}>
                <div style={leastWidth(shownColumns)}>
                  <DataTable
                    caption={contactsMessages.caption()}
                    rows={contacts}
                    keyOf={({ id }) => id}
                    columns={columns}
                  />
                </div>
              </div>
            )}
            <ShowMore pages={query}>
              {isSearching ? contactsMessages.searching() : statusWords(contacts.length, total, isFiltered)}
            </ShowMore>
          </>
        )}
      </Loaded>
      <ChosenBar
        chosen={chosen}
        columns={exported}
        shown={shown ?? []}
        onMerge={(one, other) => {
          // The panel has them now; afterwards one of the two is gone.
          setChosen(nobodyChosen)
          onMerge(one, other)
        }}
        onChooseAll={() => setChosen((before) => chooseAll(before, shown ?? []))}
        onClear={() => setChosen(nobodyChosen)}
        SavePeople={SavePeople}
      />
    </div>
  )
}
