import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Loaded } from '../../kit/loaded.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { NobodyFound } from '../search/nobody-found.tsx'
import { SearchTabs } from '../search/search-tabs.tsx'
import { PathsPanel } from '../search/paths-panel.tsx'
import { BestFilters } from './best-filters.tsx'
import { BestListed } from './best-listed.tsx'
import type { BestSearch } from './best-search.ts'
import { bestPeopleQuery } from './people.queries.ts'

const title = 'Best in reach'

export const BestScreen = ({ search }: { search: BestSearch }) => {
  const navigate = useNavigate()
  const query = useQuery({ ...bestPeopleQuery(search), placeholderData: keepPreviousData })
  const setSearch = (next: BestSearch) =>
    void navigate({ to: '/people', search: next, replace: true, resetScroll: false })
  return (
    <>
      <PageHeader title={title}>
        {search.sort === 'worth-meeting'
          ? 'Strangers two steps away, first those whom people like you get to know most often.'
          : 'Whom you can reach best, how strong and how sure the way is.'}
      </PageHeader>
      <SearchTabs here="best" q={undefined} />
      <BestFilters search={search} onSearch={setSearch} />
      <Loaded query={query} what="People" skeleton={<RowSkeletons rows={8} label="Loading people" />}>
        {(found) =>
          found.results.length === 0 ? (
            <NobodyFound
              search={search.filter ? { filter: search.filter } : {}}
              found={found}
              onSearch={() => setSearch({})}
            />
          ) : (
            <BestListed found={found} search={search} onSearch={setSearch} />
          )
        }
      </Loaded>
      <PathsPanel people={query.data?.results} />
    </>
  )
}
