import searchBarStyles from '../../kit/search-bar.module.css'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { peopleMessages } from '@wellmet/discovery/people-search/people.messages.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { peopleQuery } from './people.queries.ts'
import { NobodyFound } from './nobody-found.tsx'
import { KnownPeople } from './known-people.tsx'
import { PeopleFilter } from './people-filter.tsx'
import { PeopleResults } from './people-results.tsx'
import type { PeopleSearch } from './people-search.ts'
import { SearchField } from './search-field.tsx'
import { SearchTabs } from './search-tabs.tsx'
import { PathsPanel } from '../reach/paths-panel.tsx'

/** Enough to see that they are there. */
const mostKnown = 10

type Props = {
  search: PeopleSearch
  /** Another reader of the question, where there is one. */
  reading?: ComponentType<{ q: string; onAsk: (question: string) => void }>
}

export const PeopleScreen = ({ search, reading: Reading }: Props) => {
  const { q, filter } = search
  const navigate = useNavigate()
  const query = useInfiniteQuery(peopleQuery(search))
  const setSearch = (next: PeopleSearch) =>
    void navigate({ to: '/search/people', search: next, replace: true, resetScroll: false })
  return (
    <>
      <PageHeader title={peopleMessages.people()}>{peopleMessages.about()}</PageHeader>
      <SearchTabs here="people" q={q} />
      <search className={searchBarStyles.searchBar}>
        <SearchField
          label={peopleMessages.searchPeople()}
          placeholder={peopleMessages.searchPlaceholder()}
          q={q ?? ''}
          onQuery={(typed) => setSearch({ ...(typed ? { q: typed } : {}), ...(filter ? { filter } : {}) })}
        />
        <PeopleFilter
          filter={filter}
          onFilter={(chosen) => setSearch({ ...(q ? { q } : {}), ...(chosen ? { filter: chosen } : {}) })}
        />
      </search>
      {q && Reading ? (
        <Reading q={q} onAsk={(question) => setSearch({ q: question, ...(filter ? { filter } : {}) })} />
      ) : null}
      <Loaded
        query={query}
        what={peopleMessages.people()}
        skeleton={<RowSkeletons rows={8} label={peopleMessages.loadingPeople()} />}
      >
        {(found) => (
          <>
            {found.results.length === 0 ? (
              <NobodyFound search={search} found={found} onSearch={setSearch} />
            ) : (
              <PeopleResults
                q={q}
                found={found}
                pages={query}
                label={
                  q
                    ? peopleMessages.peopleFound()
                    : found.isOwn
                      ? peopleMessages.youKnow()
                      : peopleMessages.notKnownYet()
                }
                onAsk={(question) => setSearch({ q: question, ...(filter ? { filter } : {}) })}
              />
            )}
            {q || found.isOwn ? null : <KnownPeople filter={filter} most={mostKnown} />}
          </>
        )}
      </Loaded>
      <PathsPanel people={query.data?.results} />
    </>
  )
}
