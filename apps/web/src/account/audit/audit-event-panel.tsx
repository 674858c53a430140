import styles from './audit-events.module.css'
import type { AuditEvent } from '@wellmet/account/audit/audit.contract.ts'
import { formatMoment } from '../../kit/dates.ts'
import { SidePanel } from '../../kit/side-panel.tsx'
import { usePanel } from '../../kit/use-panel.ts'
import { actionWords } from './audit-event.ts'

/** One event in full; its number stands in the address. An event on a page not loaded yet says so. */
export const AuditEventPanel = ({ events }: { events: readonly AuditEvent[] }) => {
  const { panel, close } = usePanel()
  const isNumber = panel !== undefined && /^\d+$/u.test(panel)
  const event = events.find(({ number }) => String(number) === panel)
  return (
    <SidePanel opened={isNumber} onClose={close} title={`Event ${panel ?? ''}`}>
      {event ? (
        <dl className={styles.facts}>
          <dt>Who</dt>
          <dd>{event.actorName ?? 'Wellmet'}</dd>
          <dt>Did what</dt>
          <dd>{actionWords(event.action)}</dd>
          <dt>When</dt>
          <dd>
            <time dateTime={event.at}>{formatMoment(event.at)}</time>
          </dd>
          <dt>Action</dt>
          <dd>
            <code>{event.action}</code>
          </dd>
          <dt>Subject</dt>
          <dd>
            <code>{event.subject}</code>
          </dd>
          {Object.entries(event.detail).map(([key, value]) => [
            <dt key={`${key}-name`} className={styles.key}>
              {key}
            </dt>,
            <dd key={key}>{value}</dd>,
          ])}
        </dl>
      ) : (
        <p>This event is older than those shown. Close this and choose “Show older” below the list.</p>
      )}
    </SidePanel>
  )
}
