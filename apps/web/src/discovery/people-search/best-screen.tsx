import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { peopleMessages } from '@wellmet/discovery/people-search/people.messages.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { NobodyFound } from './nobody-found.tsx'
import { SearchTabs } from './search-tabs.tsx'
import { KnownPeople } from './known-people.tsx'
import { PathsPanel } from '../reach/paths-panel.tsx'
import { BestFilters } from './best-filters.tsx'
import { BestListed } from './best-listed.tsx'
import type { BestSearch } from './best-search.ts'
import { bestPeopleQuery } from './people.queries.ts'

const mostKnown = 5

export const BestScreen = ({ search }: { search: BestSearch }) => {
  const navigate = useNavigate()
  const query = useInfiniteQuery(bestPeopleQuery(search))
  const setSearch = (next: BestSearch) =>
    void navigate({ to: '/people', search: next, replace: true, resetScroll: false })
  return (
    <>
      <PageHeader title={peopleMessages.topPaths()}>
        {search.sort === 'worth-meeting' ? peopleMessages.recommendedAbout() : peopleMessages.topPathsAbout()}
      </PageHeader>
      <SearchTabs here="best" q={undefined} />
      <BestFilters search={search} onSearch={setSearch} />
      <Loaded
        query={query}
        what={peopleMessages.people()}
        skeleton={<RowSkeletons rows={8} label={peopleMessages.loadingPeople()} />}
      >
        {(found) =>
          found.results.length === 0 ? (
            <NobodyFound
              search={search.filter ? { filter: search.filter } : {}}
              found={found}
              onSearch={() => setSearch({})}
            />
          ) : (
            <>
              <BestListed found={found} pages={query} search={search} onSearch={setSearch} />
              {search.sort === 'worth-meeting' || found.isOwn ? null : (
                <KnownPeople filter={search.filter} most={mostKnown} />
              )}
            </>
          )
        }
      </Loaded>
      <PathsPanel people={query.data?.results} />
    </>
  )
}
