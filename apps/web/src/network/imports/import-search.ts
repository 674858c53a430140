import { searchText } from '../../shell/search-text.ts'

/** The file just brought in is part of the address, so that a reload in the middle shows it again. */
export type ImportSearch = { import?: string }

export const readImport = (search: Record<string, unknown>): ImportSearch => {
  const id = searchText(search['import'])
  return id ? { import: id } : {}
}
