import searchBarStyles from '../../kit/search-bar.module.css'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { EmptyState } from '../../kit/empty-state.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { SearchField } from '../search/search-field.tsx'
import { SearchTabs } from '../search/search-tabs.tsx'
import { PathsPanel } from '../search/paths-panel.tsx'
import { BroadResults } from './broad-results.tsx'
import { broadQuery } from './people.queries.ts'
import { ProviderChoice } from './provider-choice.tsx'
import { useAsking } from './use-asking.ts'

const examples = ['VP Sales in Berlin', 'founder in Lisbon', 'partner at a venture fund']

/** Before anything is asked. */
const BroadStart = ({ onAsk }: { onAsk: (query: string) => void }) => (
  <EmptyState
    title="Say it as you would to a colleague"
    next={examples.map((query) => (
      <Button key={query} variant="default" onClick={() => onAsk(query)}>
        {query}
      </Button>
    ))}
  >
    A name, a role, a company or a place, in any order. Whom you can reach comes first, then the public directory; when
    nobody fits, the question is widened and you are told how.
  </EmptyState>
)

const title = 'Everywhere'

export const BroadScreen = ({ q }: { q: string }) => {
  const navigate = useNavigate()
  const asking = useAsking(q)
  const query = useQuery(broadQuery(q, asking.isAsked))
  const setQuery = (typed: string) =>
    void navigate({ to: '/people/search', search: typed ? { q: typed } : {}, replace: true, resetScroll: false })
  return (
    <>
      <PageHeader title={title}>
        Your network, the public directory and, when you ask for it, People Data Labs: each result says where it is
        from.
      </PageHeader>
      <SearchTabs here="everywhere" q={q || undefined} />
      <search className={searchBarStyles.searchBar}>
        <SearchField
          label="Search everywhere"
          placeholder="VP Sales at Acme in Berlin"
          q={q}
          onQuery={setQuery}
          onEnter={asking.ask}
        />
      </search>
      <ProviderChoice q={q} asking={asking} provider={query.data?.provider} />
      {q === '' ? (
        <BroadStart onAsk={setQuery} />
      ) : (
        <Loaded query={query} what="People" skeleton={<RowSkeletons rows={8} label="Searching everywhere" />}>
          {(found) => <BroadResults found={found} q={q} onAsk={setQuery} />}
        </Loaded>
      )}
      <PathsPanel people={query.data?.results} />
    </>
  )
}
