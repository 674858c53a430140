import text from '../../kit/text.module.css'
import requestPartsStyles from '../requests/request-parts.module.css'
import styles from './introductions-screen.module.css'
import { requestsMessages } from '@wellmet/introductions/requests/requests.messages.ts'
import { formatList } from '@wellmet/platform/messages/formats.ts'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import type { WholeIntroduction } from '@wellmet/introductions/requests/introductions.contract.ts'
import { membersQuery } from '../../account/members/members.queries.ts'
import { isMember } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'
import { Notice } from '../../kit/notice.tsx'
import { richMessage } from '../../kit/rich-message.ts'
import { PathChain } from '../../graph/paths/path-chain.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { chosenDay, roleWords, standing } from '../requests/introduction-words.ts'
import { PrepCard } from '../assistant/prep-card.tsx'
import { Suggestion } from '../suggested-outcomes/suggestion.tsx'
import { MoveButtons } from './move-buttons.tsx'
import { NextPath } from './next-path.tsx'
import { Timeline } from './timeline.tsx'
import { ThankButton } from './thank-button.tsx'
import { WriteToTarget } from './write-to-target.tsx'

export type AfterIntroduction = (request: WholeIntroduction) => ReactNode
type Props = { request: WholeIntroduction; etag: string | null; afterIntroduction?: AfterIntroduction | undefined }

const Joined = ({ request: { joined, joinedBy, connector } }: Pick<Props, 'request'>) => {
  if (joined)
    return (
      <Notice
        notice={{
          code: 'joined',
          message: requestsMessages.teammateAskedFirst({ asker: joined.askedBy.name, connector: connector.name }),
          next: requestsMessages.teammateAskedFirstNext({ connector: connector.name }),
        }}
      />
    )
  return joinedBy.length > 0 ? (
    <p className={clsx(text.small, text.quiet)}>
      {requestsMessages.joinedBy({ count: joinedBy.length, names: formatList(joinedBy.map(({ name }) => name)) })}
    </p>
  ) : null
}

/**
 * Where nobody else is in the workspace, nobody else has the address. Otherwise the same words whoever else has it: who is
 * in a teammate's network is theirs to tell.
 */
const AskedAddress = ({
  request: { isMine, connector, target, connectorStatus, askedElsewhere },
}: Pick<Props, 'request'>) => {
  const { data: members } = useQuery(membersQuery)
  if (!members || !isMine || connector.kind === 'member' || connector.email === null || askedElsewhere) return null
  // Once they have answered, what was done says more.
  if (connectorStatus !== 'drafted' && connectorStatus !== 'awaiting_connector') return null
  const asked = { connector: connector.name, address: connector.email, target: target.name }
  return (
    <p className={clsx(text.small, text.quiet)}>
      {members.items.length === 1 ? requestsMessages.askedAtAlone(asked) : requestsMessages.askedAt(asked)}
    </p>
  )
}

const writtenBy = ({ timeline, connector }: Props['request']): string =>
  timeline.findLast(({ kind }) => kind.startsWith('asked') || kind === 'message_edited')?.kind === 'message_edited'
    ? requestsMessages.whatYouWroteEdited({ connector: connector.name })
    : requestsMessages.whatYouWrote()

const Words = ({ request }: Pick<Props, 'request'>) => {
  const { subject, message, nextStep, context, connector } = request
  return message === null ? null : (
    <section aria-label={writtenBy(request)}>
      <h3>{writtenBy(request)}</h3>
      <div className={requestPartsStyles.card}>
        <p className={text.small}>
          {richMessage(requestsMessages.subject, { subject: subject ?? '', quiet: <span className={text.quiet} /> })}
        </p>
        <p className={requestPartsStyles.text}>{message}</p>
        {nextStep ? <p className={clsx(text.small, text.quiet)}>{requestsMessages.nextStep({ nextStep })}</p> : null}
        {context ? (
          <p className={clsx(text.small, text.quiet)}>
            {requestsMessages.context({ connector: connector.name, context })}
          </p>
        ) : null}
      </div>
    </section>
  )
}

/** From here on one may talk with the target any day. */
const talks: ReadonlySet<string> = new Set(['intro_sent', 'target_replied', 'meeting_booked'])

/** Where it stands, what may be done about it, and everything that happened. */
export const OpenRequest = ({ request, etag, afterIntroduction }: Props) => {
  const mayChange = isMember(useSession().workspace?.role) && request.isMine
  const { label, advice } = standing(request)
  const { target, route } = request
  return (
    <div className={styles.panel}>
      <div>
        <h3>{requestsMessages.targetThroughConnector({ target: target.name, connector: request.connector.name })}</h3>
        <p className={clsx(text.small, text.quiet)}>{roleWords(target)}</p>
      </div>
      <div className={requestPartsStyles.card}>
        <p>
          <strong>{label}</strong>
        </p>
        <p className={clsx(text.small, text.quiet)}>{advice}</p>
        {request.scheduledFor ? (
          <p className={text.small}>{requestsMessages.plannedFor({ at: new Date(request.scheduledFor) })}</p>
        ) : null}
        {request.snoozedUntil ? (
          <p className={text.small}>{requestsMessages.snoozedUntil({ on: chosenDay(request.snoozedUntil) })}</p>
        ) : null}
        <Suggestion requestId={request.id} as="asker" />
      </div>
      {mayChange && target.personId && talks.has(request.stage) ? (
        <PrepCard person={{ id: target.personId, name: target.name }} isOpen={request.stage === 'meeting_booked'} />
      ) : null}
      <WriteToTarget request={request} />
      {mayChange ? afterIntroduction?.(request) : null}
      <ThankButton request={request} />
      <AskedAddress request={request} />
      <Joined request={request} />
      {mayChange ? <MoveButtons request={request} etag={etag} /> : null}
      {mayChange ? <NextPath request={request} /> : null}
      <section aria-label={requestsMessages.whatHappened()}>
        <h3>{requestsMessages.whatHappened()}</h3>
        <Timeline request={request} />
      </section>
      <Words request={request} />
      {route && route.path.status !== 'none' ? (
        <section aria-label={requestsMessages.pathThen()}>
          <h3>{requestsMessages.pathThen()}</h3>
          <div className={requestPartsStyles.card}>
            <PathChain path={route.path} target={{ id: target.personId ?? 'target', name: target.name }} />
          </div>
          {target.personId ? (
            <LinkButton
              size="xs"
              variant="default"
              mt={8}
              to="/introductions/path"
              search={{ person: target.personId }}
            >
              {requestsMessages.seePathNow()}
            </LinkButton>
          ) : null}
        </section>
      ) : null}
    </div>
  )
}
