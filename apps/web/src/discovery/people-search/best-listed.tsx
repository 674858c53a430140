import resultRowStyles from '../../kit/result-row.module.css'
import text from '../../kit/text.module.css'
import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { peopleMessages } from '@wellmet/discovery/people-search/people.messages.ts'
import type { SearchPage } from '@wellmet/discovery/people-search/people.contract.ts'
import type { DashboardPerson } from '@wellmet/discovery/reach/reachable-people.contract.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { FirstPathNotice } from '../reach/first-path-notice.tsx'
import { Rows } from '../../kit/rows.tsx'
import { type Pages, ShowMore } from '../../kit/show-more.tsx'
import { PathTree } from '../reach/path-tree.tsx'
import { PersonResult } from '../reach/person-result.tsx'
import { arrangePeople } from './arrange-people.ts'
import type { BestSearch } from './best-search.ts'
import { listedWords } from '../reach/best-words.ts'

type Props = {
  found: SearchPage & { results: readonly DashboardPerson[]; notice?: { code: string; message: string; next: string } }
  pages: Pages
  search: BestSearch
  onSearch: (search: BestSearch) => void
}

/** Those of the best whom the filters leave. */
export const BestListed = ({ found: { results, notice, next, totalIs }, pages, search, onSearch }: Props) => {
  const isAll = next === null && totalIs === 'exact'
  const people = arrangePeople(results, search)
  if (people.length === 0)
    return (
      <EmptyState
        title={peopleMessages.noneLeft()}
        next={
          <Button variant="default" onClick={() => onSearch(search.filter ? { filter: search.filter } : {})}>
            {peopleMessages.clearFilters()}
          </Button>
        }
      >
        {peopleMessages.noneLeftAbout()}
      </EmptyState>
    )
  return (
    <div className={resultRowStyles.results}>
      {notice ? <FirstPathNotice notice={notice} first={results[0]} /> : null}
      <PathTree people={people} />
      <Rows lightsUp label={peopleMessages.topPaths()} items={people} keyOf={({ id }) => id}>
        {(person) => <PersonResult person={person} />}
      </Rows>
      <ShowMore pages={pages}>
        {listedWords(people.length, results.length, isAll)}
        {isAll ? null : (
          <>
            {' · '}
            <Link to="/search/people" className={text.link}>
              {peopleMessages.searchEverybody()}
            </Link>
          </>
        )}
      </ShowMore>
    </div>
  )
}
