import { searchText } from './search-text.ts'

/** What is open in the side panel is part of the address, so it can be linked, reloaded and left with Back. */
export type PanelSearch = { panel?: string }

export const readPanel = (search: Record<string, unknown>): PanelSearch => {
  const panel = searchText(search['panel'])
  return panel ? { panel } : {}
}
