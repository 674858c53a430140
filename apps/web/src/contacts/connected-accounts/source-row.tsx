import importProgressStyles from '../imports/import-progress.module.css'
import text from '../../kit/text.module.css'
import styles from './source-row.module.css'
import {
  IconAddressBook,
  IconAlertTriangle,
  IconCalendar,
  IconCalendarEvent,
  IconMail,
  IconTicket,
  IconUsers,
  type Icon,
} from '@tabler/icons-react'
import type { SourceStatus } from '@wellmet/connections/engine/engine.contract.ts'
import { engineMessages } from '@wellmet/connections/engine/engine.messages.ts'
import { formatNumber } from '@wellmet/platform/messages/formats.ts'
import { clsx } from 'clsx'
import { Disclosure } from '../../kit/disclosure.tsx'
import { formatAgo, formatMoment } from '../../kit/dates.ts'
import { richMessage } from '../../kit/rich-message.ts'
import type { SourceStage } from '../../connections/accounts/account-shapes.ts'
import { countSkipped, skipWords } from './skip-words.ts'

const icons: Record<SourceStatus['source'], Icon> = {
  mail: IconMail,
  calendar: IconCalendar,
  contacts: IconAddressBook,
  events: IconCalendarEvent,
  subscribers: IconUsers,
  tickets: IconTicket,
}

const minuteMs = 60_000

/** The total is unknown, so the bar shows no percentage. */
const Reading = ({ source: { source, read }, name }: { source: SourceStatus; name: string }) => (
  <>
    <progress className={text.onlySpoken} aria-label={engineMessages.readingOf({ source: name })} />
    <div className={clsx(importProgressStyles.track, styles.track)} data-unknown aria-hidden="true">
      <span className={importProgressStyles.fill} />
    </div>
    <p className={text.figures}>{engineMessages.readSoFar({ source, read })}</p>
  </>
)

/** Counts are those of the last run only when it came to its end. */
const LastRun = ({ source: { source, read, stored, lastSuccessAt, isRunning, problem } }: { source: SourceStatus }) => {
  if (lastSuccessAt === null) return engineMessages.notRead()
  const time = <time dateTime={lastSuccessAt} title={formatMoment(lastSuccessAt)} />
  const ago = formatAgo(lastSuccessAt)
  if (isRunning || problem !== null) return richMessage(engineMessages.lastReadOnly, { ago, time })
  return read === 0
    ? richMessage(engineMessages.emptySource, { ago, time })
    : richMessage(engineMessages.lastRead, { ago, source, read, stored, time })
}

const nextRunWords = (nextRunAt: string): string =>
  Date.parse(nextRunAt) - Date.now() < minuteMs
    ? engineMessages.nextRunSoon()
    : engineMessages.nextRun({ when: formatAgo(nextRunAt) })

const LeftOut = ({ skipped }: Pick<SourceStatus, 'skipped'>) => {
  const reasons = skipWords(skipped)
  if (reasons.length === 0) return null
  return (
    <Disclosure
      className={clsx(styles.leftOut, text.figures)}
      summary={engineMessages.leftOut({ count: countSkipped(skipped) })}
    >
      <ul>
        {reasons.map(({ reason, count }) => (
          <li key={reason}>
            <span>{reason}</span>
            <span className={text.figures}>{formatNumber(count)}</span>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}

type Props = { source: SourceStatus; name: string; stage: SourceStage; isRead: boolean }

/** One kind of thing that an account holds: how far it is read, what was left out and why, and when it goes on. */
export const SourceRow = ({ source, name, stage, isRead }: Props) => {
  const SourceIcon = icons[source.source]
  const { nextRunAt } = source
  return (
    <div className={styles.source}>
      <SourceIcon size={20} stroke={1.6} aria-hidden="true" />
      <div className={styles.words}>
        <h4>{name}</h4>
        {stage === 'reading' ? <Reading source={source} name={name} /> : null}
        {stage === 'waiting' ? <p className={text.quiet}>{engineMessages.waitingToStart()}</p> : null}
        {stage === 'resting' ? (
          <p className={clsx(text.quiet, text.figures)}>
            <LastRun source={source} /> {isRead && nextRunAt !== null ? nextRunWords(nextRunAt) : null}
          </p>
        ) : null}
        {source.problem ? (
          <p className={styles.problem}>
            <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />
            {source.problem}
          </p>
        ) : null}
        <LeftOut skipped={source.skipped} />
      </div>
    </div>
  )
}
