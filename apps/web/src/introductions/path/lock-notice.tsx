import { requestsMessages } from '@wellmet/introductions/requests/requests.messages.ts'
import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { reasonOf } from '../../api/problem.ts'
import { useOnceKey } from '../../api/use-once-key.ts'
import { formatDay } from '../../kit/dates.ts'
import { LinkButton } from '../../kit/link-button.tsx'
import { Notice } from '../../kit/notice.tsx'
import { firstName } from '@wellmet/platform/values/first-name.rules.ts'
import { openAskQuery, useIntroductionChanges } from '../requests/requests.queries.ts'

type Props = {
  connector: { personId: string; name: string }
  target: { personId: string | null; name: string }
  className?: string | undefined
}

/** The viewer's own open ask of this connector about this person, or a teammate's. */
export const useOpenAsk = ({
  connector,
  target,
}: {
  connector: { personId: string }
  target: { personId: string | null }
}) => {
  const asked = { personId: target.personId ?? '', via: connector.personId }
  return useQuery({ ...openAskQuery(asked), enabled: target.personId !== null }).data?.openAsk ?? null
}

/** Tells the user before they write that they, or a teammate, are already asking the connector about this person. */
export const LockNotice = ({ connector, target, className }: Props) => {
  const navigate = useNavigate()
  const { join } = useIntroductionChanges()
  const onceKey = useOnceKey()
  const asked = { personId: target.personId ?? '', via: connector.personId }
  const openAsk = useOpenAsk({ connector, target })
  if (!openAsk) return null
  const names = { connector: firstName(connector.name), target: target.name }
  const day = openAsk.askedAt ? formatDay(openAsk.askedAt) : ''
  if (openAsk.requestId)
    return (
      <Notice
        className={className}
        notice={{
          code: 'asked_by_me',
          message: requestsMessages.youAskedOn({ ...names, day }),
          next: requestsMessages.youAskedOnNext(),
        }}
        action={
          <LinkButton size="xs" variant="default" to="/introductions" search={{ request: openAsk.requestId }}>
            {requestsMessages.seeRequest()}
          </LinkButton>
        }
      />
    )
  const asker = openAsk.askedBy.name
  const joinThem = () =>
    void join
      .mutateAsync({ body: asked, headers: onceKey(asked) })
      .then(async ({ id }) => {
        notifications.show({ message: requestsMessages.savedJoined({ asker, connector: connector.name }) })
        await navigate({ to: '/introductions', search: { request: id } })
      })
      .catch((error: unknown) => notifications.show({ message: reasonOf(error) }))
  return (
    <Notice
      className={className}
      notice={{
        code: 'asked_by_teammate',
        message: requestsMessages.teammateAskedOn({ ...names, asker, day }),
        next: requestsMessages.teammateAskedOnNext(names),
      }}
      action={
        <Button size="xs" loading={join.isPending} onClick={joinThem}>
          {requestsMessages.joinRequest({ asker: firstName(asker) })}
        </Button>
      }
    />
  )
}
