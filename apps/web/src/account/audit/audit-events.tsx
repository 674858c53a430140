import text from '../../kit/text.module.css'
import styles from './audit-events.module.css'
import { Button } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import type { AuditEvent } from '@wellmet/account/audit/audit.contract.ts'
import { type Column, DataTable } from '../../kit/data-table.tsx'
import { formatAgo, formatMoment } from '../../kit/dates.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { RowSkeletons } from '../../kit/skeletons.tsx'
import { usePanel } from '../../kit/use-panel.ts'
import { detailLine } from './audit-event.ts'
import { auditEventsQuery } from './audit.queries.ts'
import { AuditEventPanel } from './audit-event-panel.tsx'
import { EventSentence } from './event-sentence.tsx'
import { auditMessages } from '@wellmet/account/audit/audit.messages.ts'

const columnsThat = (open: (panel: string) => void): readonly Column<AuditEvent>[] => [
  {
    key: 'what',
    header: auditMessages.what(),
    cell: (event) => (
      <button type="button" className={styles.open} onClick={() => open(String(event.number))}>
        <EventSentence event={event} />
      </button>
    ),
  },
  {
    key: 'detail',
    header: auditMessages.detail(),
    cell: (event) =>
      detailLine(event) ? (
        <span className={clsx(styles.detail, text.quiet, text.clip)}>{detailLine(event)}</span>
      ) : null,
  },
  {
    key: 'at',
    header: auditMessages.when(),
    align: 'end',
    cell: ({ at }) => (
      <time className={styles.when} dateTime={at} title={formatMoment(at)}>
        {formatAgo(at)}
      </time>
    ),
  },
]

export const AuditEvents = () => {
  const { open } = usePanel()
  const events = useInfiniteQuery(auditEventsQuery)
  return (
    <Loaded
      query={events}
      what={auditMessages.theAuditLog()}
      skeleton={<RowSkeletons rows={6} label={auditMessages.loading()} />}
    >
      {(items) => (
        <>
          <DataTable
            caption={auditMessages.auditEvents()}
            rows={items}
            keyOf={({ number }) => String(number)}
            columns={columnsThat(open)}
          />
          {events.hasNextPage ? (
            <Button
              variant="default"
              mt="md"
              loading={events.isFetchingNextPage}
              onClick={() => void events.fetchNextPage()}
            >
              {auditMessages.showOlder()}
            </Button>
          ) : null}
          <AuditEventPanel events={items} />
        </>
      )}
    </Loaded>
  )
}
