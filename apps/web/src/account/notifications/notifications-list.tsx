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
import { groupNotifications } from './group-notifications.ts'
import { NotificationGroupRow } from './notification-group-row.tsx'
import { NotificationRow } from './notification-row.tsx'
import { richMessage } from '../../kit/rich-message.ts'
import { notificationsMessages } from '@wellmet/account/notifications/notifications.messages.ts'

const Nothing = ({ shown }: { shown: Shown }) =>
  shown === 'unread' ? (
    <EmptyState
      title={notificationsMessages.allRead()}
      next={
        <LinkButton to="/notifications" variant="default">
          {notificationsMessages.seeAll()}
        </LinkButton>
      }
    >
      {notificationsMessages.allReadAbout()}
    </EmptyState>
  ) : (
    <EmptyState
      title={notificationsMessages.none()}
      next={<LinkButton to="/settings/notifications">{notificationsMessages.chooseNotifications()}</LinkButton>}
    >
      {richMessage(notificationsMessages.noneAbout, { import: <Link to="/access" className={text.link} /> })}
    </EmptyState>
  )

type Props = { shown: Shown; tending: ReturnType<typeof useTending> }

export const NotificationsList = ({ shown, tending }: Props) => {
  const list = useInfiniteQuery(notificationsQuery(shown))
  return (
    <Loaded
      query={list}
      what={notificationsMessages.yourNotifications()}
      skeleton={<RowSkeletons rows={5} label={notificationsMessages.loading()} />}
    >
      {(items) =>
        items.length === 0 ? (
          <Nothing shown={shown} />
        ) : (
          <>
            <Rows
              label={notificationsMessages.notifications()}
              items={groupNotifications(items)}
              keyOf={({ id }) => id}
            >
              {(group) =>
                group.items.length > 1 ? (
                  <NotificationGroupRow group={group} tending={tending} />
                ) : (
                  group.items.map((one) => <NotificationRow key={one.id} notification={one} tending={tending} />)
                )
              }
            </Rows>
            {list.hasNextPage ? (
              <Button
                variant="default"
                mt="md"
                loading={list.isFetchingNextPage}
                onClick={() => void list.fetchNextPage()}
              >
                {notificationsMessages.showOlder()}
              </Button>
            ) : null}
          </>
        )
      }
    </Loaded>
  )
}
