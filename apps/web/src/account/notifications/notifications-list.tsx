import text from '../../kit/text.module.css'
import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { EmptyState } from '../../kit/empty-state.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { Rows } from '../../kit/rows.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { notificationsQuery, type Shown, type useTending } from './notifications.queries.ts'
import { NotificationRow } from './notification-row.tsx'

const Nothing = ({ shown }: { shown: Shown }) =>
  shown === 'unread' ? (
    <EmptyState
      title="You have read everything"
      next={
        <LinkButton to="/notifications" variant="default">
          See all
        </LinkButton>
      }
    >
      What is new stands here until you open it or mark it as read.
    </EmptyState>
  ) : (
    <EmptyState
      title="Nothing to tell you yet"
      next={<LinkButton to="/settings/notifications">Choose what you hear of</LinkButton>}
    >
      Here it says when a connector answers you, when somebody asks you for an introduction or joins your workspace, and
      when a file that you{' '}
      <Link to="/access" className={text.link}>
        bring in
      </Link>{' '}
      has been read.
    </EmptyState>
  )

type Props = { shown: Shown; tending: ReturnType<typeof useTending> }

export const NotificationsList = ({ shown, tending }: Props) => {
  const list = useInfiniteQuery(notificationsQuery(shown))
  return (
    <Loaded
      query={list}
      what="Your notifications"
      skeleton={<RowSkeletons rows={5} label="Loading your notifications" />}
    >
      {(items) =>
        items.length === 0 ? (
          <Nothing shown={shown} />
        ) : (
          <>
            <Rows label="Notifications" items={items} keyOf={({ id }) => id}>
              {(notification) => <NotificationRow notification={notification} tending={tending} />}
            </Rows>
            {list.hasNextPage ? (
              <Button
                variant="default"
                mt="md"
                loading={list.isFetchingNextPage}
                onClick={() => void list.fetchNextPage()}
              >
                Show older
              </Button>
            ) : null}
          </>
        )
      }
    </Loaded>
  )
}
