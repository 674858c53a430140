import { type ContactFilter, oneOf, readFilter } from '../contacts/filter-contacts.ts'

const careTabs = ['duplicates', 'history'] as const

/** Which part of the screen is open; without a tab it is the list, with its filters. */
export type CareSearch = ContactFilter & { tab?: (typeof careTabs)[number] }

export const readCare = (search: Record<string, unknown>): CareSearch => {
  const tab = oneOf(careTabs, search['tab'])
  return { ...readFilter(search), ...(tab ? { tab } : {}) }
}

/** Both ids stand in `?panel=`, so that a merge that is being thought over can be reloaded. */
export const mergePanel = (one: string, other: string): string => `merge.${one}.${other}`

export const readMergePanel = (panel: string | undefined): [string, string] | null => {
  const [what, one, other] = panel?.split('.') ?? []
  return what === 'merge' && one && other ? [one, other] : null
}
