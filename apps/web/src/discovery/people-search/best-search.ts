import { SearchChoice, type SearchOf, searchParams } from '../../kit/search-params.ts'
import { strengthLabels } from '../../kit/strength-labels.ts'
import { peopleFilters } from './people-search.ts'

export const sharedChoices = ['communities', 'alumni', 'investors'] as const
const columnSorts = ['name', 'strength', 'chance', 'paths', 'introducers', 'reputation'] as const
export type ColumnSort = (typeof columnSorts)[number]
/** `worth-meeting` asks for other people, and in their order: strangers two steps away. */
export const sortChoices = [...columnSorts, 'worth-meeting'] as const

/** Part of the address, so that a view can be linked, reloaded and come back to. No sort is as they are ranked. */
export const BestSearch = searchParams({
  filter: SearchChoice(peopleFilters),
  strength: SearchChoice(strengthLabels),
  shared: SearchChoice(sharedChoices),
  sort: SearchChoice(sortChoices),
})
export type BestSearch = SearchOf<typeof BestSearch>

/** The same view with one thing chosen, or, without a value, with nothing chosen there. */
export const withChoice = <Key extends keyof BestSearch>(
  search: BestSearch,
  key: Key,
  value: BestSearch[Key] | undefined,
): BestSearch => {
  const { [key]: _before, ...rest } = search
  return value === undefined ? rest : { ...rest, [key]: value }
}
