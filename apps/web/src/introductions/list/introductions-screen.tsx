import styles from './introductions-screen.module.css'
import { requestsMessages } from '@wellmet/introductions/requests/requests.messages.ts'
import { IconLayoutKanban, IconList } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Loaded } from '../../kit/loaded.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { Segmented } from '../../kit/segmented.tsx'
import { ShowMore } from '../../kit/show-more.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import type { ListSearch } from '../requests/introductions-search.ts'
import { introductionsQuery } from '../requests/requests.queries.ts'
import { Board } from './board.tsx'
import { Groups } from './groups.tsx'
import { IntroductionTabs } from '../asks/introduction-tabs.tsx'
import { NoIntroductions } from './no-introductions.tsx'
import type { AfterIntroduction } from './open-request.tsx'
import { RequestPanel } from './request-panel.tsx'

const views = () =>
  [
    { value: 'table', label: requestsMessages.table(), icon: IconList },
    { value: 'board', label: requestsMessages.board(), icon: IconLayoutKanban },
  ] as const

type Props = {
  search: ListSearch
  /** Of the area that follows: what comes after an introduction. */
  afterIntroduction?: AfterIntroduction
}

export const IntroductionsScreen = ({ search, afterIntroduction }: Props) => {
  const tab = search.tab ?? 'active'
  const view = search.view ?? 'table'
  const navigate = useNavigate()
  const query = useInfiniteQuery(introductionsQuery(tab))
  const show = (next: 'table' | 'board') => {
    const { view: _view, ...rest } = search
    void navigate({ to: '/introductions', search: next === 'board' ? { ...rest, view: next } : rest })
  }
  return (
    <>
      <PageHeader
        title={requestsMessages.introductions()}
        actions={
          <LinkButton to="/search/people" variant="default">
            {requestsMessages.findSomeone()}
          </LinkButton>
        }
      >
        {requestsMessages.about()}
      </PageHeader>
      <IntroductionTabs here={tab} counts={query.data?.pages[0]?.counts} view={search.view} />
      <Loaded
        query={query}
        what={requestsMessages.yourIntroductions()}
        skeleton={<RowSkeletons rows={5} label={requestsMessages.loadingIntroductions()} />}
      >
        {({ pages: [first, ...more] }) => {
          const items = [first, ...more].flatMap((page) => page?.items ?? [])
          if (items.length === 0) return <NoIntroductions tab={tab} />
          return (
            <>
              <div className={styles.bar}>
                <Segmented legend={requestsMessages.showAs()} choices={views()} value={view} onChange={show} />
              </div>
              {view === 'board' ? <Board items={items} /> : <Groups items={items} waiting={first?.waiting} tab={tab} />}
              <ShowMore pages={query} className={styles.more} />
            </>
          )
        }}
      </Loaded>
      <RequestPanel search={search} afterIntroduction={afterIntroduction} />
    </>
  )
}
