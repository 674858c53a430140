import text from '../../kit/text.module.css'
import styles from './people-to-rate.module.css'
import { Button } from '@mantine/core'
import { ratingsMessages } from '@wellmet/contacts/ratings/ratings.messages.ts'
import type { PersonToRate } from '@wellmet/discovery/people-to-rate/people-to-rate.contract.ts'
import { peopleToRateMessages } from '@wellmet/discovery/people-to-rate/people-to-rate.messages.ts'
import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import { kitMessages } from '../../kit/kit.messages.ts'
import { LinkButton } from '../../kit/link-button.tsx'
import { Portrait } from '../../kit/portrait.tsx'
import { RatingAnswers } from '../../contacts/ratings/rating-answers.tsx'
import type { Round } from './round.ts'
import { useRatingKeys } from './use-rating-keys.ts'
import { useRound } from './use-round.ts'

const Face = ({ person }: { person: PersonToRate }) => {
  const { id, name, title, company, connectedYear, targets } = person
  return (
    <div className={styles.face}>
      <Portrait id={id} name={name} size={56} className={styles.portrait} />
      <h2>{ratingsMessages.howWell({ name })}</h2>
      <p className={text.quiet}>{[title, company].filter(Boolean).join(' · ') || kitMessages.roleUnknown()}</p>
      <p className={clsx(text.small, text.quiet)}>
        {[
          targets > 0 ? peopleToRateMessages.beforeTargets({ targets }) : null,
          connectedYear === null ? null : peopleToRateMessages.connectedSince({ year: String(connectedYear) }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </div>
  )
}

const Last = ({ last, onUndo }: { last: Round['last']; onUndo: () => void }) => (
  <div className={styles.last}>
    <output className={clsx(text.small, text.quiet)}>
      {last ? peopleToRateMessages.said({ name: last.person.name, familiarity: last.said }) : null}
    </output>
    {last ? (
      <Button size="compact-sm" variant="subtle" aria-keyshortcuts="ArrowLeft" onClick={onUndo}>
        {ratingsMessages.undo()}
      </Button>
    ) : null}
  </div>
)

type DoneProps = { rated: number; onMore: (() => void) | undefined }

const Done = ({ rated, onMore }: DoneProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.face}>
      <h2 ref={heading} tabIndex={-1}>
        {peopleToRateMessages.done({ rated })}
      </h2>
      <p className={text.quiet}>{peopleToRateMessages.doneAbout()}</p>
      <div className={styles.next}>
        <LinkButton to="/people">{peopleToRateMessages.seePaths()}</LinkButton>
        {onMore ? (
          <Button variant="default" onClick={onMore}>
            {peopleToRateMessages.rateMore()}
          </Button>
        ) : null}
      </div>
    </div>
  )
}

type Props = { people: readonly PersonToRate[]; onMore: (() => void) | undefined }

export const RateRound = ({ people, onMore }: Props) => {
  const { round, person, answer, undo } = useRound(people)
  useRatingKeys(answer, undo)
  const of = round.people.length
  return (
    <section className={styles.card} aria-label={peopleToRateMessages.title()}>
      <div className={styles.track} aria-hidden="true">
        <span style={{ width: `${(round.at / of) * 100}%` }} />
      </div>
      {person ? (
        <>
          <p className={clsx(text.small, text.quiet, text.figures)}>
            {peopleToRateMessages.progress({ at: round.at + 1, of })}
          </p>
          <Face person={person} />
          <RatingAnswers name={person.name} hasKeys onAnswer={answer} />
          <div className={styles.next}>
            <Button variant="default" aria-keyshortcuts="0 ArrowRight" onClick={() => answer('skipped')}>
              {peopleToRateMessages.skip()}
            </Button>
            <LinkButton to="/people" variant="subtle">
              {peopleToRateMessages.stop()}
            </LinkButton>
          </div>
          <p className={clsx(text.small, text.quiet, styles.keys)}>{peopleToRateMessages.keys()}</p>
        </>
      ) : (
        <Done rated={round.rated} onMore={onMore} />
      )}
      <Last last={round.last} onUndo={undo} />
    </section>
  )
}
