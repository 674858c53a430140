import { searchText } from '../../shell/search-text.ts'
import { oneOf } from '../contacts/filter-contacts.ts'

/** As long as the API takes it. */
export const mostTyped = 200

export const peopleFilters = ['founders', 'investors', 'high-trust'] as const

/** Part of the address, so that a search can be linked, reloaded and come back to. No filter is everybody. */
export type PeopleSearch = { q?: string; filter?: (typeof peopleFilters)[number] }

/** What is asked for: without the spaces around it, and never longer than the API takes. */
export const readQuery = (search: Record<string, unknown>): { q?: string } => {
  const q = searchText(search['q'])?.trim().slice(0, mostTyped).trim()
  return q ? { q } : {}
}

export const readPeople = (search: Record<string, unknown>): PeopleSearch => {
  const filter = oneOf(peopleFilters, search['filter'])
  return { ...readQuery(search), ...(filter ? { filter } : {}) }
}

/** Whose ways are open stands in `?panel=`, on whichever screen they were opened. */
export const waysPanel = (id: string): string => `ways.${id}`

export const readWaysPanel = (panel: string | undefined): string | null =>
  panel?.startsWith('ways.') ? panel.slice('ways.'.length) : null
