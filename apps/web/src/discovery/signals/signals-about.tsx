import text from '../../kit/text.module.css'
import styles from './signals.module.css'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { IconAlertTriangle, IconPointFilled } from '@tabler/icons-react'
import { clsx } from 'clsx'
import type { Signal } from '@wellmet/discovery/signals/signals.contract.ts'
import { signalsMessages } from '@wellmet/discovery/signals/signals.messages.ts'
import { formatAgo, formatMoment } from '../../kit/dates.ts'
import { Section } from '../../kit/section.tsx'
import { signalsQuery } from './signals.queries.ts'

type Props = {
  personId?: string | undefined
  companyId?: string | undefined
  className?: string | undefined
  /** Only what should be read before somebody is asked, and without a heading. */
  isBeforeAsking?: boolean
}

const Line = ({ signal: { sentence, at, link, isCaution } }: { signal: Signal }) => {
  const Icon = isCaution ? IconAlertTriangle : IconPointFilled
  return (
    <li data-caution={isCaution || undefined}>
      <Icon size={16} stroke={1.75} aria-hidden="true" />
      <span className={styles.words}>
        {sentence}{' '}
        <time className={text.quiet} dateTime={at} title={formatMoment(at)}>
          {formatAgo(at)}
        </time>
      </span>
      {link === null ? null : (
        <Link
          to={link as '/'}
          className={clsx(text.link, text.small)}
          aria-label={signalsMessages.openAbout({ sentence })}
        >
          {signalsMessages.open()}
        </Link>
      )}
    </li>
  )
}

/** What happened about somebody or their company, newest first. Nothing while there is nothing. */
export const SignalsAbout = ({ personId, companyId, className, isBeforeAsking = false }: Props) => {
  const about = { ...(personId === undefined ? {} : { personId }), ...(companyId === undefined ? {} : { companyId }) }
  const { data } = useQuery(signalsQuery(about))
  const signals = data?.items.filter(({ isCaution }) => isCaution || !isBeforeAsking) ?? []
  if (signals.length === 0) return null
  const label = isBeforeAsking ? signalsMessages.beforeAsking() : signalsMessages.title()
  const list = (
    <ul className={clsx(styles.signals, isBeforeAsking && styles.before)} aria-label={label}>
      {signals.map((signal) => (
        <Line key={signal.id} signal={signal} />
      ))}
    </ul>
  )
  return isBeforeAsking ? (
    <div className={className} role="note">
      {list}
    </div>
  ) : (
    <Section title={label} className={className}>
      {list}
    </Section>
  )
}
