import searchBarStyles from '../../kit/search-bar.module.css'
import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { peopleMessages } from '@wellmet/discovery/people-search/people.messages.ts'
import { EmptyState } from '../../kit/empty-state.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { SearchField } from './search-field.tsx'
import { SearchTabs } from './search-tabs.tsx'
import { PathsPanel } from '../reach/paths-panel.tsx'
import { BroadResults } from './broad-results.tsx'
import { broadQuery } from './people.queries.ts'
import { ProviderChoice } from './provider-choice.tsx'
import { useAsking } from './use-asking.ts'

const examples = [peopleMessages.exampleLevel, peopleMessages.exampleFounder, peopleMessages.exampleAtCompany]

/** Before anything is asked. */
const BroadStart = ({ onAsk }: { onAsk: (query: string) => void }) => (
  <EmptyState
    title={peopleMessages.startTitle()}
    next={examples
      .map((example) => example())
      .map((query) => (
        <Button key={query} variant="default" onClick={() => onAsk(query)}>
          {query}
        </Button>
      ))}
  >
    {peopleMessages.startAbout()}
  </EmptyState>
)

export const BroadScreen = ({ q }: { q: string }) => {
  const navigate = useNavigate()
  const asking = useAsking(q)
  const query = useInfiniteQuery(broadQuery(q, asking.isAsked))
  const setQuery = (typed: string) =>
    void navigate({ to: '/people/search', search: typed ? { q: typed } : {}, replace: true, resetScroll: false })
  const askProvider = () => {
    asking.setOn(true)
    asking.ask(q)
  }
  return (
    <>
      <PageHeader title={peopleMessages.everywhere()}>{peopleMessages.everywhereAbout()}</PageHeader>
      <SearchTabs here="everywhere" q={q || undefined} />
      <search className={searchBarStyles.searchBar}>
        <SearchField
          label={peopleMessages.searchEverywhere()}
          placeholder={peopleMessages.everywherePlaceholder()}
          q={q}
          onQuery={setQuery}
          onEnter={asking.ask}
        />
      </search>
      <ProviderChoice q={q} asking={asking} provider={query.data?.provider} />
      {q === '' ? (
        <BroadStart onAsk={setQuery} />
      ) : (
        <Loaded
          query={query}
          what={peopleMessages.people()}
          skeleton={<RowSkeletons rows={8} label={peopleMessages.searchingEverywhere()} />}
        >
          {(found) => <BroadResults found={found} pages={query} q={q} onAsk={setQuery} onAskProvider={askProvider} />}
        </Loaded>
      )}
      <PathsPanel people={query.data?.results} />
    </>
  )
}
