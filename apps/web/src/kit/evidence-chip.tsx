import styles from './evidence-chip.module.css'
import {
  IconAddressBook,
  IconBriefcase,
  IconBrandLinkedin,
  IconCalendar,
  IconFileImport,
  IconMail,
  IconMessage,
  IconNote,
  IconUsers,
  type Icon,
} from '@tabler/icons-react'
import { formatDay, formatDaysAgo, formatMoment } from './dates.ts'
import { kitMessages } from './kit.messages.ts'
import type { Evidence } from './path-shapes.ts'

const icons: Record<string, Icon> = {
  mail: IconMail,
  calendar: IconCalendar,
  work: IconBriefcase,
  linkedin: IconBrandLinkedin,
  contacts: IconAddressBook,
  import: IconFileImport,
  workspace: IconUsers,
  answer: IconMessage,
}

/** One piece of evidence: where it comes from, what it says, and when. */
export const EvidenceChip = ({ label, at, last, by, source, look = 'chip' }: Evidence & { look?: 'chip' | 'line' }) => {
  const SourceIcon = (source ? icons[source] : undefined) ?? IconNote
  return (
    <span className={styles.evidenceChip} data-look={look}>
      <SourceIcon size={16} stroke={1.6} aria-hidden="true" />
      <span>
        {label}{' '}
        {last ? (
          <time dateTime={last} title={formatDay(last)}>
            {kitMessages.lastTime({ ago: formatDaysAgo(last) })}
          </time>
        ) : null}
        {by ? <span className={styles.by}>{by}</span> : null}
      </span>
      {at ? (
        <time dateTime={at} title={formatMoment(at)}>
          {formatDay(at)}
        </time>
      ) : null}
    </span>
  )
}
