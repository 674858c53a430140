import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQuery } from '@tanstack/react-query'
import { sequencesMessages as m } from '@wellmet/outreach/sequences/sequences.messages.ts'
import { isMember } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'
import { useApiMutation } from '../../api/changes.ts'
import { reasonOf } from '../../api/problem.ts'
import { ConfirmButton } from '../../kit/confirm-button.tsx'
import { EmptyState } from '../../kit/empty-state.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { Loaded } from '../../kit/loaded.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { OutgoingMessages } from '../sent-messages/outgoing-messages.tsx'
import { FollowUpHistory } from './follow-up-history.tsx'
import { FollowUpRow } from './follow-up-row.tsx'
import { MoreToFollowUp } from './more-to-follow-up.tsx'
import { followUpsQuery } from './sequences.queries.ts'

const sayNotDone = (error: unknown) => void notifications.show({ message: reasonOf(error) })

/** What is due when after an introduction. The one that a notification is about comes first. */
export const FollowUpsScreen = ({ request }: { request: string | undefined }) => {
  const query = useQuery(followUpsQuery)
  const mayChange = isMember(useSession().workspace?.role)
  const stop = useApiMutation('post', '/api/email-sequence/stop', { changes: ['follow-ups'], onError: sayNotDone })
  const process = useApiMutation('post', '/api/email-sequence/process', {
    changes: ['follow-ups', 'notifications', 'unread count'],
    onError: sayNotDone,
    onSuccess: (done) => void notifications.show({ message: m.processed(done) }),
  })
  const hasAny = (query.data?.items.length ?? 0) > 0
  return (
    <>
      <PageHeader
        title={m.title()}
        actions={
          mayChange && hasAny ? (
            <>
              <Button variant="default" loading={process.isPending} onClick={() => process.mutate({})}>
                {m.processNow()}
              </Button>
              <ConfirmButton
                label={m.stopAll()}
                spoken={m.stopAll()}
                question={m.stopAllQuestion()}
                verb={m.stopAll()}
                disabled={stop.isPending}
                onConfirm={() => stop.mutate({ body: {} })}
              />
            </>
          ) : undefined
        }
      >
        {m.about()}
      </PageHeader>
      <Loaded query={query} what={m.title()} skeleton={<RowSkeletons rows={3} label={m.loading()} />}>
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState
              title={m.none()}
              next={
                <LinkButton to="/introductions" variant="default">
                  {m.backToIntroductions()}
                </LinkButton>
              }
            >
              {m.noneAbout()}
            </EmptyState>
          ) : (
            items
              .toSorted((a, b) => Number(b.requestId === request) - Number(a.requestId === request))
              .map((sequence) => <FollowUpRow key={sequence.id} sequence={sequence} mayChange={mayChange} />)
          )
        }
      </Loaded>
      <OutgoingMessages mayChange={mayChange} />
      {mayChange ? <MoreToFollowUp /> : null}
      <FollowUpHistory />
    </>
  )
}
