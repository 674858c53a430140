import { Tab } from '@wellmet/introductions/requests/vocabulary.contract.ts'
import { searchText } from '../shell/search-text.ts'

type Search = Record<string, unknown>

export type PathSearch = { person?: string; via?: string }
export const readPath = (search: Search): PathSearch => {
  const [person, via] = [searchText(search['person']), searchText(search['via'])]
  return { ...(person ? { person } : {}), ...(via ? { via } : {}) }
}

/** A draft that is written on, or a new one. */
export type ComposeSearch = PathSearch & { request?: string }
export const readCompose = (search: Search): ComposeSearch => {
  const request = searchText(search['request'])
  return request ? { request } : readPath(search)
}

/** What is shown, and the request that is open beside it. Without a tab it is what is active. */
export type ListSearch = { tab?: Tab; view?: 'board'; request?: string }
export const readList = (search: Search): ListSearch => {
  const tab = Tab.safeParse(search['tab'])
  const request = searchText(search['request'])
  return {
    ...(tab.success ? { tab: tab.data } : {}),
    ...(search['view'] === 'board' ? { view: 'board' as const } : {}),
    ...(request ? { request } : {}),
  }
}
