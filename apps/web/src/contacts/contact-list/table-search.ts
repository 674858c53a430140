import { optionalFields, type OptionalField } from '@wellmet/contacts/contact-fields/contact-fields.contract.ts'
import type { ContactColumn, ContactFilters, ContactSort } from '@wellmet/contacts/contact-list/contacts.contract.ts'
import type { ContactView } from '@wellmet/contacts/views/views.contract.ts'
import type { Exact } from '../../api/query.ts'
import { allOf, oneOf, SearchChoice, type SearchOf, SearchText } from '../../kit/search-params.ts'
import { ContactFilter } from './filter-contacts.ts'

export const contactSorts = allOf<ContactSort>({ strength: true, lastContact: true, name: true })

/** In the order in which the table shows them. */
export const contactColumns: readonly ContactColumn[] = [
  ...optionalFields,
  ...allOf<Exclude<ContactColumn, OptionalField>>({
    strength: true,
    freshness: true,
    lastContact: true,
    evidence: true,
    tags: true,
  }),
]

/** What the table shows, as the address has it: filters, order, columns, and the saved view it began with. */
export const TableSearch = ContactFilter.extend({
  sort: SearchChoice(contactSorts),
  columns: SearchText,
  view: SearchText,
})
export type TableSearch = SearchOf<typeof TableSearch>

/** The part of a saved view that the address can say. */
type Definition = Pick<ContactView, 'filters' | 'sort' | 'columns'>

export const usualColumns: readonly ContactColumn[] = ['strength', 'freshness', 'lastContact', 'evidence']

/** Stands for the name alone: an empty parameter would mean the usual columns. */
const nameAlone = 'name'

export const columnsOf = ({ columns }: Pick<TableSearch, 'columns'>): readonly ContactColumn[] => {
  if (columns === undefined) return usualColumns
  const asked = columns.split(',')
  return contactColumns.filter((column) => asked.includes(column))
}

/** Undefined for the usual columns, so that their address stays short. */
export const columnsParam = (chosen: readonly ContactColumn[]): string | undefined => {
  const columns = contactColumns.filter((column) => chosen.includes(column)).join()
  return columns === usualColumns.join() ? undefined : columns || nameAlone
}

/** The filters alone: the address has other parameters too, such as the open panel, which the API refuses. */
export const filterOf = (search: TableSearch): ContactFilter => ContactFilter.parse(search)

const given = (filter: ContactFilter): Exact<ContactFilters> =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined))

export const definitionOf = (search: TableSearch): Exact<Definition> => ({
  filters: given(filterOf(search)),
  sort: search.sort ?? 'strength',
  columns: [...columnsOf(search)],
})

export const searchOf = ({ filters, sort, columns }: Definition, view?: string): TableSearch => ({
  ...filters,
  sort: sort === 'strength' ? undefined : oneOf(contactSorts, sort),
  columns: columnsParam(columns),
  view,
})

const inOneForm = ({ filters, sort, columns }: Definition): string =>
  JSON.stringify([Object.entries(filters).toSorted(([a], [b]) => (a < b ? -1 : 1)), sort, columnsParam(columns)])

export const isSame = (one: Definition, other: Definition): boolean => inOneForm(one) === inOneForm(other)

/** The table without filters, in its usual order and columns. */
export const plainTable: Definition = { filters: {}, sort: 'strength', columns: [...usualColumns] }
