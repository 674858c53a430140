import './introductions-screen.css'
import { Button } from '@mantine/core'
import { IconLayoutKanban, IconList } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useSession } from '../../account/users/session.ts'
import { NoWorkspace } from '../../account/workspaces/no-workspace.tsx'
import { toProblem } from '../../api/problem.ts'
import { ErrorState } from '../../kit/error-state.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { Segmented } from '../../kit/segmented.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { LinkButton } from '../../shell/link-button.tsx'
import type { ListSearch } from '../introductions-search.ts'
import { useIntroductions } from '../use-introductions.ts'
import { Board } from './board.tsx'
import { Groups } from './groups.tsx'
import { IntroductionTabs } from './introduction-tabs.tsx'
import { NoIntroductions } from './no-introductions.tsx'
import { RequestPanel } from './request-panel.tsx'

const title = 'Introductions'

const views = [
  { value: 'table', label: 'Table', icon: IconList },
  { value: 'board', label: 'Board', icon: IconLayoutKanban },
] as const

const Introductions = ({ search }: { search: ListSearch }) => {
  const tab = search.tab ?? 'active'
  const view = search.view ?? 'table'
  const navigate = useNavigate()
  const query = useIntroductions(tab)
  const items = query.data?.pages.flatMap((page) => page.items) ?? []
  const [first] = query.data?.pages ?? []
  const show = (next: 'table' | 'board') => {
    const { view: _view, ...rest } = search
    void navigate({ to: '/introductions', search: next === 'board' ? { ...rest, view: next } : rest })
  }
  return (
    <>
      <PageHeader
        title={title}
        actions={
          <LinkButton to="/search/people" variant="default">
            Find somebody to meet
          </LinkButton>
        }
      >
        What you asked for, whose turn it is, and what came of it.
      </PageHeader>
      <IntroductionTabs here={tab} counts={first?.counts} view={search.view} />
      {query.isPending ? (
        <RowSkeletons rows={5} label="Loading your introductions" />
      ) : query.data === undefined ? (
        <ErrorState
          happened="Your introductions could not be loaded."
          kept="Nothing was changed."
          todo={toProblem(query.error).detail ?? 'Try again in a moment.'}
          onRetry={() => void query.refetch()}
        />
      ) : items.length === 0 ? (
        <NoIntroductions tab={tab} />
      ) : (
        <>
          <div className="intro-bar">
            <Segmented legend="How to show them" choices={views} value={view} onChange={show} />
          </div>
          {view === 'board' ? <Board items={items} /> : <Groups items={items} waiting={first?.waiting} tab={tab} />}
          {query.hasNextPage ? (
            <Button
              variant="default"
              mt={16}
              loading={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              Show more
            </Button>
          ) : null}
        </>
      )}
      <RequestPanel search={search} />
    </>
  )
}

export const IntroductionsScreen = ({ search }: { search: ListSearch }) =>
  useSession().workspace ? (
    <Introductions search={search} />
  ) : (
    <>
      <PageHeader title={title} />
      <NoWorkspace />
    </>
  )
