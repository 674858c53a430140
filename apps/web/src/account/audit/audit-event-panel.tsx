import styles from './audit-events.module.css'
import type { AuditEvent } from '@wellmet/account/audit/audit.contract.ts'
import { formatMoment } from '../../kit/dates.ts'
import { SidePanel } from '../../kit/side-panel.tsx'
import { usePanel } from '../../kit/use-panel.ts'
import { EventSentence } from './event-sentence.tsx'
import { auditMessages } from '@wellmet/account/audit/audit.messages.ts'

/** One event in full; its number stands in the address. An event on a page not loaded yet says so. */
export const AuditEventPanel = ({ events }: { events: readonly AuditEvent[] }) => {
  const { panel, close } = usePanel()
  const isNumber = panel !== undefined && /^\d+$/u.test(panel)
  const event = events.find(({ number }) => String(number) === panel)
  return (
    <SidePanel opened={isNumber} onClose={close} title={auditMessages.eventNumber({ number: panel ?? '' })}>
      {event ? (
        <dl className={styles.facts}>
          <dt>{auditMessages.what()}</dt>
          <dd>
            <EventSentence event={event} />
          </dd>
          <dt>{auditMessages.when()}</dt>
          <dd>
            <time dateTime={event.at}>{formatMoment(event.at)}</time>
          </dd>
          <dt>{auditMessages.action()}</dt>
          <dd>
            <code>{event.action}</code>
          </dd>
          <dt>{auditMessages.subject()}</dt>
          <dd>
            <code>{event.subject}</code>
          </dd>
          {Object.entries(event.detail)
            .filter(([key]) => key !== 'change')
            .map(([key, value]) => [
              <dt key={`${key}-name`} className={styles.key}>
                {auditMessages.detailName({ key })}
              </dt>,
              <dd key={key}>{auditMessages.detailValue({ value })}</dd>,
            ])}
        </dl>
      ) : (
        <p>{auditMessages.eventTooOld()}</p>
      )}
    </SidePanel>
  )
}
