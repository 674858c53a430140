import text from '../../kit/text.module.css'
import requestPartsStyles from '../request-parts.module.css'
import styles from './introductions-screen.module.css'
import { clsx } from 'clsx'
import type { WholeIntroduction } from '@wellmet/introductions/requests/introductions.contract.ts'
import { isMember } from '../../account/members/roles.ts'
import { useSession } from '../../account/users/session.ts'
import { formatMoment } from '../../kit/dates.ts'
import { Notice } from '../../kit/notice.tsx'
import { PathChain } from '../../network/search/path-chain.tsx'
import { LinkButton } from '../../kit/link-button.tsx'
import { roleWords, standing } from '../introduction-words.ts'
import { MoveButtons } from './move-buttons.tsx'
import { NextPath } from './next-path.tsx'
import { Timeline } from './timeline.tsx'

type Props = { request: WholeIntroduction; etag: string | null }

const namesOf = (people: readonly { name: string }[]): string =>
  new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(people.map(({ name }) => name))

const Joined = ({ request: { joined, joinedBy, connector } }: Pick<Props, 'request'>) => {
  if (joined)
    return (
      <Notice
        notice={{
          code: 'joined',
          message: `${joined.askedBy.name} asked ${connector.name} first, and you joined.`,
          next: 'Nobody is asked twice: you hear of it with them.',
        }}
      />
    )
  return joinedBy.length > 0 ? (
    <p className={clsx(text.small, text.quiet)}>{namesOf(joinedBy)} want the same and hear of it with you.</p>
  ) : null
}

const Words = ({ request: { subject, message, nextStep, context, connector } }: Pick<Props, 'request'>) =>
  message === null ? null : (
    <section aria-label="What you wrote">
      <h3>What you wrote</h3>
      <div className={requestPartsStyles.card}>
        <p className={text.small}>
          <span className={text.quiet}>Subject</span> {subject}
        </p>
        <p className={requestPartsStyles.text}>{message}</p>
        {nextStep ? <p className={clsx(text.small, text.quiet)}>The next step: {nextStep}</p> : null}
        {context ? (
          <p className={clsx(text.small, text.quiet)}>
            To {connector.name} alone: {context}
          </p>
        ) : null}
      </div>
    </section>
  )

/** Where it stands, what may be done about it, and everything that happened. */
export const OpenRequest = ({ request, etag }: Props) => {
  const mayChange = isMember(useSession().workspace?.role) && request.isMine
  const { label, advice } = standing(request)
  const { target, route } = request
  return (
    <div className={styles.panel}>
      <div>
        <h3>
          {target.name} through {request.connector.name}
        </h3>
        <p className={clsx(text.small, text.quiet)}>{roleWords(target)}</p>
      </div>
      <div className={requestPartsStyles.card}>
        <p>
          <strong>{label}</strong>
        </p>
        <p className={clsx(text.small, text.quiet)}>{advice}</p>
        {request.scheduledFor ? <p className={text.small}>Planned for {formatMoment(request.scheduledFor)}.</p> : null}
        {request.snoozedUntil ? (
          <p className={text.small}>They look at it from {formatMoment(request.snoozedUntil)}.</p>
        ) : null}
      </div>
      <Joined request={request} />
      {mayChange ? <MoveButtons request={request} etag={etag} /> : null}
      {mayChange ? <NextPath request={request} /> : null}
      <section aria-label="What happened">
        <h3>What happened</h3>
        <Timeline request={request} />
      </section>
      <Words request={request} />
      {route && route.path.status !== 'none' ? (
        <section aria-label="The route">
          <h3>The route, as it was then</h3>
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
              See the route now
            </LinkButton>
          ) : null}
        </section>
      ) : null}
    </div>
  )
}
